import { type Checks, overallState } from './overall-state';

const ALL_OK: Checks = { api: 'ok', database: 'ok', stripe: 'ok', openai: 'ok', storage: 'ok', pdf: 'ok' };

describe('the overall state', () => {
  it.each<[Partial<Checks>, string]>([
    [{}, 'ok'],
    [{ api: 'down' }, 'down'],
    [{ database: 'down', pdf: 'down' }, 'down'],
    [{ api: 'degraded' }, 'degraded'],
    [{ stripe: 'down' }, 'degraded'],
    [{ openai: 'degraded' }, 'degraded'],
    [{ stripe: 'down', openai: 'down', storage: 'down', pdf: 'down' }, 'degraded'],
  ])('with %j is %s', (checks, expected) => {
    expect(overallState({ ...ALL_OK, ...checks })).toBe(expected);
  });
});
