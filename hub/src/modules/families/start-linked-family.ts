import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal, refuse } from '../../shared/refusal.ts'
import {
  describedBy,
  type DueRefusal,
  hashOfLinkUse,
  jointPayable,
  type LinkedCommand,
  startPayment,
} from '../payments/index.ts'
import { checkPayer } from '../payments/check-payer.ts'
import type { PricedChild } from './check-child.ts'
import { openFamilyPayment } from './open-family-payment.ts'

/** Begins to pay by a link for several children. Nobody goes on with a payment that somebody else began by it. */
export async function startLinkedFamily(
  app: AppContext,
  command: LinkedCommand,
  readChildren: () => Promise<Refusal<DueRefusal> | readonly PricedChild[]>,
) {
  const requestHash = hashOfLinkUse(command)
  return startPayment(app, describedBy(jointPayable, command.link), {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    findUnanswered: () => Promise.resolve(null),
    open: async () => {
      const checked = checkPayer(command.payer)
      if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
      const children = await readChildren()
      if (isRefused(children)) return children
      const beginning = { ...command, guardianId: null, invoicePayer: null }
      const ordered = children.toSorted((one, other) => one.studentCode.localeCompare(other.studentCode))
      return openFamilyPayment(app, {
        command: beginning,
        children: ordered,
        requestHash,
        payer: checked.payer,
      })
    },
  })
}
