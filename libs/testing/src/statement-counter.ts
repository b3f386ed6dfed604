import { AsyncLocalStorage } from 'node:async_hooks';
import { AbstractLogger, type DataSource, type LogLevel, type LogMessage } from 'typeorm';

/** The counter of the work in hand, so that what the service does in the background does not count. */
const currentCounter = new AsyncLocalStorage<StatementCounter>();

/** Listens in TypeORM's place for a logger and counts the statements of one piece of work. */
export class StatementCounter extends AbstractLogger {
  private statements = 0;

  static async count(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
    const counter = new StatementCounter('all');
    const before = dataSource.logger;
    dataSource.logger = counter;
    try {
      await currentCounter.run(counter, work);
    } finally {
      dataSource.logger = before;
    }
    return counter.statements;
  }

  override logQuery(): void {
    if (currentCounter.getStore() === this) this.statements += 1;
  }

  protected override writeLog(_level: LogLevel, _message: LogMessage | LogMessage[]): void {}
}
