import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReplyPlan {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/** What the server does with one request; without a reply it leaves the caller waiting. */
export type Behaviour = (request: ChatRequest) => ReplyPlan | Promise<ReplyPlan> | 'hang';

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
}

/** A local server that speaks the part of OpenAI's interface that the grader uses. */
export class ModelServer {
  readonly requests: ChatRequest[] = [];

  private constructor(
    private readonly server: Server,
    private behaviour: Behaviour,
  ) {}

  static async start(behaviour: Behaviour = judgeAllMet): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server, behaviour);
    server.on('request', (request, response) => void model.answer(request, response));
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  behave(behaviour: Behaviour): void {
    this.behaviour = behaviour;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.url?.endsWith('/models')) return send(response, json({ object: 'list', data: [] }));
    const chat = JSON.parse(text) as ChatRequest;
    this.requests.push(chat);
    const plan = await this.behaviour(chat);
    if (plan !== 'hang') send(response, plan);
  }
}

function send(response: ServerResponse, { status = 200, headers, body }: ReplyPlan): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

const json = (value: unknown): ReplyPlan => ({ body: JSON.stringify(value) });

/** A completion whose message holds this text. */
export function completion(content: string, choice: object = {}): ReplyPlan {
  const message = { role: 'assistant', content, refusal: null };
  return json({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'stub',
    choices: [{ index: 0, finish_reason: 'stop', message, ...choice }],
  });
}

export function refusal(): ReplyPlan {
  return completion('', { message: { role: 'assistant', content: null, refusal: 'I would rather not.' } });
}

export function judgements(points: readonly object[]): ReplyPlan {
  return completion(JSON.stringify({ points }));
}

export function failure(status: number, headers: Record<string, string> = {}): ReplyPlan {
  return { status, headers, body: JSON.stringify({ error: { message: 'Not now' } }) };
}

/** Judges every point of the request as met, with the first words of the answer as evidence. */
export function judgeAllMet(request: ChatRequest): ReplyPlan {
  const asked = JSON.parse(request.messages[1]?.content ?? '{}') as {
    markingPoints: { number: number }[];
    learnerAnswer: string;
  };
  const quote = asked.learnerAnswer.split(/\s+/).slice(0, 4).join(' ');
  return judgements(asked.markingPoints.map(({ number }) => ({ number, verdict: 'met', quote, advice: '' })));
}
