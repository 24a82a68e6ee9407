import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { brokenAdjustedPayments } from './adjusted-payments.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'
import { brokenOnAccount } from './on-account.ts'

const { accounting } = sound

/** Orders and payments are sent in cents and told in pesos. */
const symmetric = withAdapter(accounting, (intact) => ({
  async createOrder(order, write) {
    const lines = order.lines.map((line) => ({ ...line, unitPrice: line.unitPrice * 100 }))
    const document = await intact.createOrder({ ...order, lines }, write)
    return { ...document, total: document.total / 100 }
  },
}))

const symmetricPayments = withAdapter(accounting, ({ incomingPayments }) =>
  incomingPayments
    ? {
        incomingPayments: {
          ...incomingPayments,
          record: (payment, write) =>
            incomingPayments.record({ ...payment, amount: payment.amount * 100 }, write),
        },
      }
    : {},
)

export const brokenBookings: Breakages<Law<'accounting'>> = {
  ...brokenAdjustedPayments,
  ...brokenOnAccount,
  'an order and a payment are booked at the vendor in the pesos that were asked': [
    breaking('an order is sent and read in cents', 'the order at the vendor', symmetric),
    breaking('a payment is sent in cents', 'the payment at the vendor', symmetricPayments),
    breaking(
      'the adapter tells another total',
      'the total that the adapter tells',
      withAdapter(accounting, (intact) => ({
        createOrder: async (order, write) => ({ ...(await intact.createOrder(order, write)), total: 1 }),
      })),
    ),
  ],
}
