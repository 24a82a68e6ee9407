import type { AppContext } from '../../app-context.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { askGuardianProviderAt, guardianPaymentsToAsk } from './guardian-payment.store.ts'
import { reconcileEach } from './reconcile-each.ts'

export interface GuardianReconciling {
  readonly kind: typeof GuardianPayment
  readonly settle: (app: AppContext, id: string, signal: AbortSignal) => Promise<void>
  /** Asks for the checkout again where it was lost on its way. */
  readonly askUnanswered: (app: AppContext, id: string) => Promise<void>
}

const limit = 50

/** Asks what has become of the payments, and for the checkouts that were lost on their way. */
export async function reconcileGuardianPayments(
  app: AppContext,
  { kind, settle, askUnanswered }: GuardianReconciling,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = app
  const reconciling = {
    due: await guardianPaymentsToAsk(database, kind, { now: clock.wall(), limit }),
    settle: async (id: string, deadline: AbortSignal) => {
      await settle(app, id, deadline)
      await askUnanswered(app, id)
    },
    putOff: (id: string, at: Date) => askGuardianProviderAt(database, kind, id, at),
  }
  await reconcileEach(app, reconciling, signal)
}
