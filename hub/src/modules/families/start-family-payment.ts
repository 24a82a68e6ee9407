import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { checkCommand } from './check-family-payment.ts'
import type { FamilyPaymentCommand } from './family-payment-command.ts'
import { findUnansweredFamily } from './find-unanswered-family.ts'
import { openFamilyPayment } from './open-family-payment.ts'
import { jointPayable, startPayment } from '../payments/index.ts'

/**
 * Begins to pay for several children at once: prices each again, writes the payment and what it locks, and only then
 * calls the provider.
 */
export async function startFamilyPayment(app: AppContext, command: FamilyPaymentCommand) {
  const requestHash = hashOf(command)
  return startPayment(app, jointPayable, {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    open: () => open(app, command, requestHash),
    findUnanswered: () => findUnansweredFamily(app, command),
  })
}

async function open(app: AppContext, command: FamilyPaymentCommand, requestHash: string) {
  const children = await checkCommand(app, command)
  if (isRefused(children)) return children
  const checked = checkPayer(command.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openFamilyPayment(app, { command, children, requestHash, payer: checked.payer })
}

function hashOf({ guardianId, students, payer }: FamilyPaymentCommand): string {
  return sha256(JSON.stringify([guardianId, students, payer]))
}
