import { LoggerService } from '@nestjs/common';
import pino from 'pino';
import { currentTraceparent, traceIdOf } from './trace';

/** Nest's logger as one JSON object a line on standard output, with the trace id of the request at hand. */
export class JsonLogger implements LoggerService {
  private readonly pino: pino.Logger;

  constructor(level: string = process.env.LOG_LEVEL ?? 'info') {
    this.pino = pino({
      level,
      base: undefined,
      mixin: () => ({ traceId: traceIdOf(currentTraceparent()) }),
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['authorization', 'password', 'cookie'],
    });
  }

  log = (message: unknown, ...rest: unknown[]): void => this.write('info', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.write('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.write('error', message, rest);
  fatal = (message: unknown, ...rest: unknown[]): void => this.write('fatal', message, rest);
  debug = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]): void => this.write('trace', message, rest);

  /** Nest passes the context last and, for errors, the stack before it. */
  private write(level: pino.Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const details = rest.slice(0, -1).filter((detail) => detail !== undefined);
    const fields = { context, ...(details.length ? { details } : {}) };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level](fields, message);
    else this.pino[level]({ ...fields, ...(message as object) });
  }
}
