import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import { MAIL_MIGRATIONS } from '@colophon/mail';
import type { ServiceDatabase } from '@colophon/persistence';
import { UserEntity } from './account/user.entity';
import { SigningKeyEntity } from './keys/signing-key.entity';
import { RefreshSessionEntity } from './session/refresh-session.entity';
import { RefreshTokenEntity } from './session/refresh-token.entity';
import { VerificationCodeEntity } from './verification/verification-code.entity';

export const identityDatabase: ServiceDatabase = {
  service: 'identity',
  entities: [UserEntity, VerificationCodeEntity, RefreshSessionEntity, RefreshTokenEntity, SigningKeyEntity],
  migrations: [EVENT_MIGRATIONS, MAIL_MIGRATIONS, join(__dirname, '../migrations')],
};
