import type { Translate } from '../../i18n.ts'
import type { ResponseOf } from '../api/call.ts'

export type OrderPrice = ResponseOf<'GET /api/payments/{token}/price'>

/** What the total of an order is: paid, given back, or still to be paid. */
export function totalText({ status }: Pick<OrderPrice, 'status'>, t: Translate): string {
  const paid = status === 'withdrawn' ? 'paid' : status
  const kind = paid === 'paid' || paid === 'reversed' ? paid : 'due'
  return t(`office.orderPrice.total.${kind}`)
}
