import type { GuardianPayment } from './guardian-payment.model.ts'
import { closeGuardianPayment, type GuardianClosing } from './close-guardian-payment.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'
import type { PaymentKind } from './settle-at-provider.ts'

/** What guardians' payments do alike: their end, and the exception about a payment as a whole. */
export function guardianKind<P extends GuardianPayment>(
  act: GuardianClosing['act'],
): Pick<PaymentKind<P>, 'end' | 'raise'> {
  return {
    end: (app, trx, payment, { seen, ...ending }) => {
      const end = { ...ending, at: app.clock.now() }
      return closeGuardianPayment(app, trx, payment, { seen, end, actor: providerOf(payment), act })
    },
    raise: (app, trx, payment, { kind, seen }) =>
      raiseChargeException(app, trx, payment, { kind, seen, expected: payment.amount, attemptId: null }),
  }
}
