import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { beginOnce } from '../payments/index.ts'
import { askFamilyCheckout } from './ask-family-checkout.ts'
import { checkCommand } from './check-family-payment.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentByKey } from './family-payment.store.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'
import { findUnansweredFamily } from './find-unanswered-family.ts'
import { openFamilyPayment } from './open-family-payment.ts'

/**
 * Begins to pay for several children at once: prices each again, writes the payment and what it locks, and only then
 * calls the provider. The same key answers the same payment, whatever broke in between.
 */
export async function startFamilyPayment(
  app: AppContext,
  command: FamilyPaymentCommand,
): Promise<Refusal | FamilyPayment> {
  const requestHash = hashOf(command)
  const payment = await beginOnce(requestHash, {
    find: () => familyPaymentByKey(app.database, command.idempotencyKey),
    begin: () => begin(app, command, requestHash),
    findUnanswered: () => findUnansweredFamily(app, command),
  })
  return isRefused(payment) ? payment : askFamilyCheckout(app, payment, command.locale)
}

async function begin(
  app: AppContext,
  command: FamilyPaymentCommand,
  requestHash: string,
): Promise<Refusal | FamilyPayment> {
  const children = await checkCommand(app, command)
  if (isRefused(children)) return children
  const checked = checkPayer(command.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openFamilyPayment(app, { command, children, requestHash, payer: checked.payer })
}

function hashOf({ guardianId, students, payer }: FamilyPaymentCommand): string {
  return sha256(JSON.stringify([guardianId, students, payer]))
}
