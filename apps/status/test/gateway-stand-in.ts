import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status?: number; body?: unknown } | 'silence';

export const READY = '/health/ready';
export const BILLING = '/health/services/billing/dependencies';
export const GRADING = '/health/services/grading/dependencies';
export const CERTIFICATES = '/health/services/certificates/dependencies';

const ALL_WELL: Record<string, Answer> = {
  [READY]: { body: { status: 'ok' } },
  [BILLING]: { body: { database: 'ok', stripe: 'ok' } },
  [GRADING]: { body: { database: 'ok', openai: 'ok' } },
  [CERTIFICATES]: { body: { database: 'ok', storage: 'ok', pdf: 'ok' } },
};

/** A real HTTP server that answers health questions as it is told to. */
export class GatewayStandIn {
  readonly asked: string[] = [];
  private answers = { ...ALL_WELL };

  private constructor(private readonly server: Server) {
    server.on('request', ({ url = '' }, response) => {
      this.asked.push(url);
      this.reply(this.answers[url] ?? { status: 404 }, response);
    });
  }

  static async listen(): Promise<GatewayStandIn> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new GatewayStandIn(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers as if all were well, but for what is named. */
  answer(answers: Record<string, Answer> = {}): void {
    this.asked.length = 0;
    this.answers = { ...ALL_WELL, ...answers };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private reply(answer: Answer, response: ServerResponse): void {
    if (answer === 'silence') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  }
}
