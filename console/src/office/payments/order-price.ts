import type { Translate } from '../../i18n.ts'
import type { Answer } from '../api/call.ts'

export type OrderPrice = Answer<'GET /api/payments/{token}/price'>

/** What the total of an order is: paid, given back, or still to be paid. */
export function totalWords({ status }: Pick<OrderPrice, 'status'>, t: Translate): string {
  const kind = status === 'paid' || status === 'reversed' ? status : 'due'
  return t(`office.orderPrice.total.${kind}`)
}
