import { pesos } from '../../money.ts'
import type { ReconciliationRow } from './row.ts'

export type OrderPart = 'order' | 'later' | 'credit' | 'debt'

/** What accounting holds of a row where that is more than what was paid: words and amounts, the whole first. */
export function orderPartsOf({
  verdict,
  hub,
  accounting,
}: ReconciliationRow): readonly { readonly what: OrderPart; readonly amount: string }[] {
  if (verdict !== 'agrees' || hub === null || accounting === null) return []
  // Of what the school gave back the day tells below what accounting has still.
  if (hub.status === 'refunded' || hub.amount === accounting.amount) return []
  const sumOf = (is: 'order' | 'payment') =>
    accounting.entries.reduce((sum, entry) => sum + (entry.is === is ? entry.amount : 0), 0)
  const parts = [
    { what: 'order', amount: sumOf('order') },
    { what: 'later', amount: hub.later },
    { what: 'credit', amount: hub.credit },
    { what: 'debt', amount: sumOf('payment') },
  ] as const
  return parts.filter(({ amount }) => amount > 0).map(({ what, amount }) => ({ what, amount: pesos(amount) }))
}
