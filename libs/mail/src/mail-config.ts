import { createConfig } from '@colophon/service-kit';
import { z } from 'zod';

export class MailConfig extends createConfig({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3).default('Colophon <no-reply@colophon.localhost>'),
}) {}
