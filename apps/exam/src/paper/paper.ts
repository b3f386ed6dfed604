import type { ExamItem, ExamPaper, McqExamItem, ScenarioExamItem } from '@colophon/contracts';

/** The questions of one session with their answers, as they were when it started. */
export interface DrawnPaper {
  passingScore: number;
  mcqPoints: number;
  openPoints: number;
  items: ExamItem[];
}

/** Draws one learner's paper: a random sample of the pool in random order, the open questions last. */
export function drawPaper(exam: ExamPaper, random: () => number): DrawnPaper {
  return {
    passingScore: exam.passingScore,
    mcqPoints: exam.mcqPoints,
    openPoints: exam.openPoints,
    items: [
      ...sample(exam.pool.filter(isMcq), exam.mcqCount, random),
      ...sample(exam.pool.filter(isOpen), exam.openCount, random),
    ],
  };
}

export function mcqItems(paper: DrawnPaper): McqExamItem[] {
  return paper.items.filter(isMcq);
}

export function openItems(paper: DrawnPaper): ScenarioExamItem[] {
  return paper.items.filter(isOpen);
}

export function totalPoints(paper: DrawnPaper): number {
  return mcqItems(paper).length * paper.mcqPoints + openItems(paper).length * paper.openPoints;
}

/** How many options each item offers, by item id; none for an open item. */
export function optionCounts(paper: DrawnPaper): Record<string, number> {
  return Object.fromEntries(paper.items.map((item) => [item.id, isMcq(item) ? item.options.length : 0]));
}

function isMcq(item: ExamItem): item is McqExamItem {
  return item.type === 'mcq';
}

function isOpen(item: ExamItem): item is ScenarioExamItem {
  return item.type === 'scenario';
}

/** The first `count` steps of a Fisher–Yates shuffle; everything when there is less. */
function sample<Item>(from: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...from];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
