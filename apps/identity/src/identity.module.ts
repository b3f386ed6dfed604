import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { MailModule } from '@colophon/mail';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { AccountMails } from './account/account-mails';
import { AccountResolver } from './account/account.resolver';
import { AccountService } from './account/account.service';
import { PasswordHasher } from './account/password-hasher';
import { IdentityConfig } from './config';
import { identityDatabase } from './database';
import { ExpirySweep } from './expiry-sweep';
import { AddressKeys } from './keys/address-keys';
import { JwksController } from './keys/jwks.controller';
import { SigningKeys } from './keys/signing-keys';
import { AccessTokens } from './session/access-tokens';
import { LoginAttempts } from './session/login-attempts';
import { RefreshSessions } from './session/refresh-sessions';
import { SessionResolver } from './session/session.resolver';
import { SessionService } from './session/session.service';
import { VerificationCodes } from './verification/verification-codes';
import { VerificationResolver } from './verification/verification.resolver';
import { VerificationService } from './verification/verification.service';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'identity', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(identityDatabase),
    EventsModule.forService('identity'),
    MailModule,
  ],
  providers: [
    IdentityConfig,
    AccountService,
    AccountMails,
    AccountResolver,
    PasswordHasher,
    VerificationCodes,
    VerificationService,
    VerificationResolver,
    AccessTokens,
    LoginAttempts,
    RefreshSessions,
    SessionService,
    SessionResolver,
    AddressKeys,
    SigningKeys,
    ExpirySweep,
  ],
  controllers: [JwksController],
})
export class IdentityModule {}
