import { type Entitlement, sameEntitlement } from './entitlement';

/** What is stored about one customer. */
export interface Standing {
  entitlement: Entitlement;
  version: number;
  storedTicket: number;
}

/** What a look at Stripe showed. The ticket was drawn before looking. */
export interface Look {
  ticket: number;
  entitlement: Entitlement;
}

/**
 * Takes in what a look showed. Looks may come in any order and more than once: one that was begun before the
 * one that is stored may be older and is passed over. Nothing is lost by that, because Stripe tells of a
 * change after it was made, so the look with the highest ticket has seen every change told of.
 */
export function takeIn(standing: Standing, look: Look): Standing {
  if (look.ticket <= standing.storedTicket) return standing;
  if (sameEntitlement(standing.entitlement, look.entitlement))
    return { ...standing, storedTicket: look.ticket };
  return { entitlement: look.entitlement, version: standing.version + 1, storedTicket: look.ticket };
}
