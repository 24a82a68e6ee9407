import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal, refuse } from '../../shared/refusal.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { checkPayer } from './check-payer.ts'
import { describedBy, type DueRefusal, hashOfLinkUse, type LinkedCommand } from './link-use.ts'
import type { InvoicedBeginning } from './new-attempt.ts'
import type { Payable } from './payable.ts'
import type { Payer } from './payer.ts'
import { startPayment } from './start-payment.ts'

interface LinkedOpening {
  readonly command: InvoicedBeginning
  readonly requestHash: string
  readonly payer: Payer
}

interface LinkedStart<A extends PaymentAttempt, Dues, Code extends string> {
  /** What can be paid now, at the price that was shown. */
  readonly read: () => Promise<Refusal<DueRefusal> | Dues>
  /** Writes the attempt with what it locks. */
  readonly open: (dues: Dues, opening: LinkedOpening) => Promise<Refusal<Code> | A>
}

/** Begins to pay by a link for more than one thing. Nobody goes on with a payment that somebody else began by it. */
export function startLinked<
  A extends PaymentAttempt & { readonly token: string | null },
  Dues,
  Code extends string,
>(app: AppContext, payable: Payable<A>, command: LinkedCommand, { read, open }: LinkedStart<A, Dues, Code>) {
  const { idempotencyKey, locale } = command
  const requestHash = hashOfLinkUse(command)
  return startPayment<A, Code | DueRefusal | 'PAYER_INCOMPLETE'>(app, describedBy(payable, command.link), {
    idempotencyKey,
    requestHash,
    locale,
    findUnanswered: () => Promise.resolve(null),
    open: async () => {
      const checked = checkPayer(command.payer)
      if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
      const dues = await read()
      if (isRefused(dues)) return dues
      const beginning = { ...command, guardianId: null, invoicePayer: null }
      return open(dues, { command: beginning, requestHash, payer: checked.payer })
    },
  })
}
