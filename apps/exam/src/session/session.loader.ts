import { requestLoader, type RequestContext } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { isSessionId } from './ids';
import { ExamSessionEntity } from './session.entity';

const SESSIONS = Symbol('sessions by id');

/** Sessions that other services refer to, all of a request in one statement. */
@Injectable()
export class SessionLoader {
  constructor(
    @InjectRepository(ExamSessionEntity) private readonly sessions: Repository<ExamSessionEntity>,
  ) {}

  /** Null unless the session is the learner's. */
  load(context: RequestContext, userId: string, id: string): Promise<ExamSessionEntity | null> {
    const loader = requestLoader<string, ExamSessionEntity | null>(context, SESSIONS, (ids) =>
      this.findAll(userId, ids),
    );
    return loader.load(id);
  }

  private async findAll(userId: string, ids: readonly string[]): Promise<Array<ExamSessionEntity | null>> {
    const found = await this.sessions.findBy({ userId, id: In(ids.filter(isSessionId)) });
    const byId = new Map(found.map((session) => [session.id, session]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }
}
