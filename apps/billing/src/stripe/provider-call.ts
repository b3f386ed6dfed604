import { Unavailable } from '@colophon/service-kit';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';

const RETRY_AFTER_SECONDS = 30;

const logger = new Logger('Stripe');

/**
 * Makes a call of Stripe's API whose failure the caller can only wait out.
 * @throws Unavailable with the given message, whatever Stripe's reason; the reason is logged.
 */
export async function callProvider<Result>(failure: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId, message: reason } = error;
    logger.error({ message: failure, type, code, statusCode, requestId, reason });
    throw new Unavailable(failure, RETRY_AFTER_SECONDS);
  }
}
