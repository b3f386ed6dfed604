import { nextChapter } from './next-chapter';

const read = { progress: { isRead: true } };
const unread = { progress: { isRead: false } };

describe('nextChapter', () => {
  it('is the first one not read, also when a later one is', () => {
    expect(nextChapter([read, unread, read])).toBe(unread);
  });

  it('takes a chapter without progress for unread', () => {
    const untouched = { progress: null };
    expect(nextChapter([untouched, unread])).toBe(untouched);
  });

  it('is none when all are read, or there is none', () => {
    expect(nextChapter([read, read])).toBeNull();
    expect(nextChapter([])).toBeNull();
  });
});
