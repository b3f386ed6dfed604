import { AbstractLogger, type DataSource, type LogLevel, type LogMessage } from 'typeorm';

/** Listens in TypeORM's place for a logger and counts the statements that pass. */
export class StatementCounter extends AbstractLogger {
  private statements = 0;

  static async count(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
    const counter = new StatementCounter('all');
    const before = dataSource.logger;
    dataSource.logger = counter;
    try {
      await work();
    } finally {
      dataSource.logger = before;
    }
    return counter.statements;
  }

  override logQuery(): void {
    this.statements += 1;
  }

  protected override writeLog(_level: LogLevel, _message: LogMessage | LogMessage[]): void {}
}
