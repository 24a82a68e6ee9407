import { behindDoors } from '../../http/doors.ts'
import type { Room } from '../../house.ts'
import { agreementRoutes } from './agreement.routes.ts'
import { callbackRoutes } from './callbacks.routes.ts'
import { expireAgreements } from './expire-agreements.ts'
import { liveRoutes } from './live.routes.ts'
import { officeRoutes } from './office.routes.ts'
import { orderHistoryRoutes } from './order-history.routes.ts'
import { ordersHolder } from './orders-holder.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'
import { settleCallbacks } from './settle-callbacks.ts'

export type { AttemptStatus } from './attempt.model.ts'
export { payerOf } from './attempt.store.ts'
export { debtorsInWizard, hasOpenPayment, holdDebtors } from './debt.store.ts'
export { type ExceptionKind, raiseException } from './exception.store.ts'
export { paymentOf, receiptTokenOf } from './payment.store.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    /** Names a room further down whose payments the callbacks and the office meet as well. */
    keepsReferences: (keeper: ReferenceKeeper) => void
  }
}

export const paymentsRoom: Room = {
  name: 'payments',
  register: (server, house) => {
    const keepers: ReferenceKeeper[] = []
    server.app.keepsReferences = (keeper) => void keepers.push(keeper)
    server.app.holdsPersonalData(ordersHolder)
    server.route(
      behindDoors([
        ...paymentsRoutes(house),
        ...callbackRoutes(house),
        ...liveRoutes(house),
        ...orderHistoryRoutes(house),
        ...agreementRoutes(house),
        ...officeRoutes(house, keepers),
      ]),
    )
    house.work.add({
      name: 'settle-callbacks',
      every: '*/5 * * * * *',
      begins: 'at-once',
      run: (signal) => settleCallbacks(house, signal, keepers),
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
