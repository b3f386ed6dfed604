import { buildSession, NOW } from '../../test/factories';
import { decideStart, type StartFacts } from './start';

const { deadlineAt } = buildSession();

function facts(overrides: Partial<StartFacts> = {}): StartFacts {
  return { hasPaper: true, entitled: true, passedSessionId: null, open: null, attempts: 0, ...overrides };
}

describe('decideStart', () => {
  it('starts the first attempt', () => {
    expect(decideStart(facts(), NOW)).toEqual({ type: 'start', attempt: 1 });
  });

  it('starts another attempt after those that were not passed', () => {
    expect(decideStart(facts({ attempts: 2 }), NOW)).toEqual({ type: 'start', attempt: 3 });
  });

  it('finds no exam of a book that has none, subscribed or not', () => {
    expect(decideStart(facts({ hasPaper: false, entitled: false }), NOW)).toEqual({ type: 'no-paper' });
  });

  it('asks for a subscription before anything else', () => {
    const open = { id: 'open', status: 'InProgress' as const, deadlineAt };
    expect(decideStart(facts({ entitled: false, open }), NOW)).toEqual({ type: 'subscription-required' });
  });

  it('does not start what was passed', () => {
    const decision = decideStart(facts({ passedSessionId: 'passed', attempts: 1 }), NOW);
    expect(decision).toEqual({ type: 'already-passed', sessionId: 'passed' });
  });

  it.each(['InProgress', 'Grading'] as const)('resumes a session that is %s', (status) => {
    const decision = decideStart(facts({ open: { id: 'open', status, deadlineAt }, attempts: 1 }), NOW);
    expect(decision).toEqual({ type: 'resume', sessionId: 'open' });
  });

  it('has an overdue session handed in first', () => {
    const open = { id: 'open', status: 'InProgress' as const, deadlineAt: NOW };
    expect(decideStart(facts({ open }), NOW)).toEqual({ type: 'hand-in-first', sessionId: 'open' });
  });

  it('resumes what is being graded, however long ago its deadline was', () => {
    const open = { id: 'open', status: 'Grading' as const, deadlineAt: new Date(0) };
    expect(decideStart(facts({ open }), NOW)).toEqual({ type: 'resume', sessionId: 'open' });
  });
});
