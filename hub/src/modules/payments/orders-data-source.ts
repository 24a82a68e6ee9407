import type { PersonalDataSource } from '../privacy/index.ts'
import { hasOpenPayment } from './debt.store.ts'
import { eraseFromOrders, ordersOf } from './order-data.store.ts'

/** Orders with who paid them; charges and amounts follow the accounting rules and stay. */
export const ordersDataSource = {
  name: 'orders',
  export: ordersOf,
  erase: eraseFromOrders,
  retain: null,
  blocksErasure: hasOpenPayment,
} satisfies PersonalDataSource
