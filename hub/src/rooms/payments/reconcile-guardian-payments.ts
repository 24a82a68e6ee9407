import type { House } from '../../house.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'
import { askGuardianProviderAt, guardianPaymentsToAsk } from './guardian-payment.store.ts'
import { reconcileEach } from './reconcile-each.ts'

export interface GuardianReconciling {
  readonly kind: typeof GuardianPayment
  readonly settle: (house: House, id: string, signal: AbortSignal) => Promise<void>
}

const limit = 50

export async function reconcileGuardianPayments(
  house: House,
  { kind, settle }: GuardianReconciling,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = house
  const reconciling = {
    due: await guardianPaymentsToAsk(database, kind, { now: clock.wall(), limit }),
    settle: (id: string, deadline: AbortSignal) => settle(house, id, deadline),
    putOff: (id: string, at: Date) => askGuardianProviderAt(database, kind, id, at),
  }
  await reconcileEach(house, reconciling, signal)
}
