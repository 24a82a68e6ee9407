import { accountPayable } from './account-payable.ts'
import type { PaymentAttempt, Pays } from './attempt.model.ts'
import { invoicesPayable } from './invoices-payable.ts'
import { jointPayable } from './joint-payable.ts'
import { orderPayable } from './order-payable.ts'
import { partPayable } from './part-payable.ts'
import type { Payable } from './payable.ts'

/** Does the same to any attempt, whatever it pays. */
export function forPayable<T>(pays: Pays, act: <A extends PaymentAttempt>(payable: Payable<A>) => T): T {
  switch (pays) {
    case 'order':
      return act(orderPayable)
    case 'orders':
      return act(jointPayable)
    case 'invoices':
      return act(invoicesPayable)
    case 'part':
      return act(partPayable)
    case 'account':
      return act(accountPayable)
  }
}
