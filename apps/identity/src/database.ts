import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import { MAIL_MIGRATIONS } from '@colophon/mail';
import type { ServiceDatabase } from '@colophon/persistence';
import { User } from './account/user.entity';
import { SigningKey } from './keys/signing-key.entity';
import { RefreshSession } from './session/refresh-session.entity';
import { RefreshToken } from './session/refresh-token.entity';
import { VerificationCode } from './verification/verification-code.entity';

export const identityDatabase: ServiceDatabase = {
  service: 'identity',
  entities: [User, VerificationCode, RefreshSession, RefreshToken, SigningKey],
  migrations: [EVENT_MIGRATIONS, MAIL_MIGRATIONS, join(__dirname, '../migrations')],
};
