import { ANSWERS, buildGradeRequest, QUESTION } from '../../../test/factories';
import {
  completion,
  failure,
  judgeAllMet,
  judgements,
  ModelServer,
  refusal,
  type Behaviour,
} from '@colophon/testing';
import { GraderUnreachable, UnusableReply } from '../grader';
import { OpenAiGrader } from './openai.grader';

let server: ModelServer;
const graderFor = (timeoutSeconds = 5) =>
  new OpenAiGrader({ apiKey: 'test', baseUrl: server.url, model: 'stub', timeoutSeconds });

beforeAll(async () => {
  server = await ModelServer.start();
});
beforeEach(() => {
  server.requests.length = 0;
  server.behave(judgeAllMet);
});
afterAll(() => server.stop());

const point = (number: number, more: object = {}) => ({
  number,
  verdict: 'not met',
  quote: '',
  advice: '',
  ...more,
});

describe('OpenAiGrader', () => {
  it('turns judgements into a grade with one call', async () => {
    const grade = await graderFor().grade(buildGradeRequest());
    expect(grade).toMatchObject({ score10: 10, gradedBy: 'openai:stub' });
    expect(grade.criteria).toHaveLength(QUESTION.markingPoints.length);
    expect(server.requests).toHaveLength(1);
  });

  it('sends the answer as data, apart from the instructions', async () => {
    await graderFor().grade(buildGradeRequest({ answer: ANSWERS.injection }));
    const [system, user] = server.requests[0]?.messages ?? [];
    expect(system?.content).not.toContain(ANSWERS.injection);
    expect(JSON.parse(user?.content ?? '')).toMatchObject({ learnerAnswer: ANSWERS.injection });
  });

  const unusable: [string, Behaviour][] = [
    ['a score instead of judgements', () => completion('{"score10": 999}')],
    ['NaN', () => completion('{"points": NaN}')],
    ['-1', () => completion('-1')],
    ['"100"', () => completion('"100"')],
    ['HTML in the message', () => completion('<html><script>alert(1)</script></html>')],
    ['HTML instead of JSON', () => ({ headers: { 'content-type': 'text/html' }, body: '<html></html>' })],
    ['JSON without a completion', () => ({ body: '{}' })],
    ['a truncated message', () => completion('{"points": [{"num', { finish_reason: 'length' })],
    ['missing points', () => judgements([point(1), point(2)])],
    ['a point judged twice', () => judgements([point(1), point(1), point(2), point(3)])],
    ['points that do not exist', () => judgements([point(-1), point(2), point(3), point(999)])],
    [
      'an unknown verdict',
      () => judgements([1, 2, 3, 4].map((number) => point(number, { verdict: 'superb' }))),
    ],
    ['a refusal', () => refusal()],
    ['a refused request', () => failure(400)],
  ];

  it.each(unusable)('cannot use %s', async (_, behaviour) => {
    server.behave(behaviour);
    await expect(graderFor().grade(buildGradeRequest())).rejects.toThrow(UnusableReply);
    expect(server.requests).toHaveLength(1);
  });

  it.each([401, 404, 429, 500, 503])('takes status %p for a model out of reach', async (status) => {
    server.behave(() => failure(status, { 'retry-after': '7' }));
    const failed = graderFor().grade(buildGradeRequest());
    await expect(failed).rejects.toThrow(GraderUnreachable);
    await expect(failed).rejects.toMatchObject({ retryAfterSeconds: 7 });
    expect(server.requests).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    server.behave(() => 'hang');
    await expect(graderFor(0.1).grade(buildGradeRequest())).rejects.toThrow(GraderUnreachable);
  });

  it('stops when it is told to', async () => {
    server.behave(() => 'hang');
    const abort = new AbortController();
    const grading = graderFor().grade(buildGradeRequest(), abort.signal);
    abort.abort();
    await expect(grading).rejects.toThrow(GraderUnreachable);
  });

  it('tells whether the model can be reached', async () => {
    expect(await graderFor().probe()).toBe('ok');
    const nobody = { apiKey: 'test', baseUrl: 'http://127.0.0.1:9/v1', model: 'stub', timeoutSeconds: 1 };
    expect(await new OpenAiGrader(nobody).probe()).toBe('down');
  });
});
