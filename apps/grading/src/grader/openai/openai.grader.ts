import type { CheckState } from '@colophon/service-kit';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { Grader, GraderUnreachable, UnusableReply, type Grade, type GradeRequest } from '../grader';
import { composeMessages } from './prompt';
import { gradeFromReply, replySchema, type ModelReply } from './reply';

export interface OpenAiSettings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
  readonly timeoutSeconds: number;
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
/** Servers with OpenAI's interface may need no key, but the SDK does. */
const NO_KEY = 'none';
const MAX_REPLY_TOKENS = 4000;
const PROBE_TIMEOUT_MS = 3000;
/** The request itself was refused: asking again without end would not help this answer. */
const REFUSED_STATUSES = [400, 413, 422];

/** Asks a model behind OpenAI's interface; one call a try, because the queue does the retrying. */
export class OpenAiGrader extends Grader {
  private readonly client: OpenAI;

  constructor(private readonly settings: OpenAiSettings) {
    super();
    this.client = new OpenAI({
      apiKey: settings.apiKey ?? NO_KEY,
      baseURL: settings.baseUrl ?? DEFAULT_BASE_URL,
      maxRetries: 0,
      timeout: settings.timeoutSeconds * 1000,
      logLevel: 'off',
    });
  }

  async grade(request: GradeRequest, signal?: AbortSignal): Promise<Grade> {
    const reply = await this.ask(request, this.limit(signal));
    return gradeFromReply(reply, request, `openai:${this.settings.model}`);
  }

  async probe(): Promise<CheckState> {
    try {
      await this.client.models.list({
        timeout: PROBE_TIMEOUT_MS,
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
      return 'ok';
    } catch (error) {
      const answered = error instanceof APIError && error.status !== undefined;
      return answered && [404, 405, 429].includes(error.status) ? 'degraded' : 'down';
    }
  }

  private async ask(request: GradeRequest, signal: AbortSignal): Promise<ModelReply> {
    try {
      const completion = await this.client.chat.completions.parse(
        {
          model: this.settings.model,
          messages: composeMessages(request),
          response_format: zodResponseFormat(replySchema, 'judgements'),
          max_completion_tokens: MAX_REPLY_TOKENS,
        },
        { signal },
      );
      const message = completion.choices[0]?.message;
      if (!message?.parsed)
        throw new UnusableReply(message?.refusal ? 'The model refused' : 'An empty reply');
      return message.parsed;
    } catch (error) {
      throw describeFailure(error, signal);
    }
  }

  /** The SDK's time limit ends with the headers; this one covers the body. */
  private limit(signal: AbortSignal | undefined): AbortSignal {
    const timeUp = AbortSignal.timeout(this.settings.timeoutSeconds * 1000);
    return signal ? AbortSignal.any([signal, timeUp]) : timeUp;
  }
}

function describeFailure(error: unknown, signal: AbortSignal): GraderUnreachable | UnusableReply {
  if (error instanceof UnusableReply) return error;
  const cause = { cause: error };
  if (signal.aborted || error instanceof APIUserAbortError || error instanceof APIConnectionError) {
    return new GraderUnreachable('The model did not answer', null, cause);
  }
  if (error instanceof APIError && error.status !== undefined && !REFUSED_STATUSES.includes(error.status)) {
    const status = `The model answered with status ${error.status}`;
    return new GraderUnreachable(status, retryAfterSeconds(error.headers), cause);
  }
  return new UnusableReply(
    `The reply cannot be used: ${error instanceof Error ? error.name : 'unknown'}`,
    cause,
  );
}

function retryAfterSeconds(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  return value && /^\d{1,6}$/.test(value) ? Number(value) : null;
}
