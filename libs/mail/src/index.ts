export { composeMail } from './compose-mail';
export type { MailContent, MailPart } from './compose-mail';
export { MailModule } from './mail.module';
export { MAIL_MIGRATIONS } from './migrations';
export { MailQueue } from './mail-queue';
export type { Mail } from './mail-queue';
