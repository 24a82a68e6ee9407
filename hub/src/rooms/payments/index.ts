import { behindDoors } from '../../http/doors.ts'
import type { Room } from '../../house.ts'
import { callbackRoutes } from './callbacks.routes.ts'
import { expireAgreements } from './expire-agreements.ts'
import { liveRoutes } from './live.routes.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settleCallbacks } from './settle-callbacks.ts'

export { payerOf } from './attempt.store.ts'
export { paymentOf, receiptTokenOf } from './payment.store.ts'

export const paymentsRoom: Room = {
  name: 'payments',
  register: (server, house) => {
    server.route(behindDoors([...paymentsRoutes(house), ...callbackRoutes(house), ...liveRoutes(house)]))
    house.work.add({
      name: 'settle-callbacks',
      every: '*/5 * * * * *',
      begins: 'at-once',
      run: (signal) => settleCallbacks(house, signal),
    })
    house.work.add({
      name: 'reconcile-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      run: (signal) => reconcilePayments(house, signal),
    })
    house.work.add({
      name: 'expire-agreements',
      every: '0 */5 * * * *',
      begins: 'at-once',
      run: () => expireAgreements(house),
    })
  },
}
