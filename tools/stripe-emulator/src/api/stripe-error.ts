/** A refusal in the shape of Stripe's error bodies. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string },
  ) {
    super(body.message);
  }
}

export function missingResource(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...details });
}
