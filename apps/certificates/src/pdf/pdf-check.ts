import { setTimeout as wait } from 'node:timers/promises';
import { type CheckState, Clock, DependencyChecks } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { PdfPrinter } from './pdf-printer';

const TINY_PAGE = '<!doctype html><title>Probe</title><p>Probe</p>';
/** Those who ask wait no longer; a browser that is just being started is ready for the next one. */
const PATIENCE_MS = 2500;
const REMEMBERED_MS = { ok: 60_000, down: 10_000 };

/** Prints a tiny page, once a minute at most. */
@Injectable()
export class PdfCheck {
  private last: { state: CheckState; validUntil: number } | undefined;
  private trial: Promise<CheckState> | undefined;

  constructor(
    checks: DependencyChecks,
    private readonly printer: PdfPrinter,
    private readonly clock: Clock,
  ) {
    checks.register('pdf', () => this.probe());
  }

  private probe(): Promise<CheckState> {
    if (this.last && this.clock.now().getTime() < this.last.validUntil)
      return Promise.resolve(this.last.state);
    this.trial ??= this.tryPrinting().finally(() => {
      this.trial = undefined;
    });
    return Promise.race([this.trial, wait<CheckState>(PATIENCE_MS, 'down', { ref: false })]);
  }

  private async tryPrinting(): Promise<CheckState> {
    const state = await this.printer.print(TINY_PAGE).then(
      () => 'ok' as const,
      () => 'down' as const,
    );
    this.last = { state, validUntil: this.clock.now().getTime() + REMEMBERED_MS[state] };
    return state;
  }
}
