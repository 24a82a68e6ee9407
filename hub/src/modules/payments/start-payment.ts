import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { askForCheckout } from './ask-for-checkout.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { attemptByKey } from './attempt.store.ts'
import type { Payable } from './payable.ts'

export interface PaymentStart<A extends PaymentAttempt, Code extends string> {
  readonly idempotencyKey: string
  /** Of what was asked: the same key for something else is refused. */
  readonly requestHash: string
  readonly locale: Locale
  /** Checks what is asked, and writes the attempt with what it locks. */
  readonly open: () => Promise<Refusal<Code> | A>
  /** The same person's attempt to pay the same things whose checkout was lost on its way; null where there is none. */
  readonly findUnanswered: () => Promise<A | null>
}

/**
 * Begins a payment, and only once it is written calls the provider. The same key answers the same attempt, whatever
 * broke in between. Where another one under way refuses it, and its checkout was lost on its way, this one goes on with it.
 */
export async function startPayment<A extends PaymentAttempt, Code extends string>(
  app: AppContext,
  payable: Payable<A>,
  start: PaymentStart<A, Code>,
) {
  const attempt = (await findBegun(app, payable, start)) ?? (await begin(app, payable, start))
  return isRefused(attempt) ? attempt : askForCheckout(app, payable, attempt, start.locale)
}

const underWay: ReadonlySet<string> = new Set(['PAYMENT_PENDING', 'INVOICE_PENDING'])

/** The same request may come twice at once: whatever refuses the second one is the first one's doing. */
async function begin<A extends PaymentAttempt, Code extends string>(
  app: Pick<AppContext, 'database'>,
  payable: Payable<A>,
  start: PaymentStart<A, Code>,
): Promise<Refusal<Code | 'KEY_REUSED'> | A> {
  const opened = await start.open()
  if (!isRefused(opened)) return opened
  const begun = await findBegun(app, payable, start)
  if (begun !== null) return begun
  return (underWay.has(opened.code) ? await start.findUnanswered() : null) ?? opened
}

/** The attempt that this key has begun; null for a new key. */
async function findBegun<A extends PaymentAttempt>(
  { database }: Pick<AppContext, 'database'>,
  payable: Payable<A>,
  { idempotencyKey, requestHash }: Pick<PaymentStart<A, string>, 'idempotencyKey' | 'requestHash'>,
): Promise<Refusal<'KEY_REUSED'> | A | null> {
  const present = await attemptByKey(database, payable.attempts, idempotencyKey)
  if (present === null) return null
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}
