import type { OrderDrawer } from './use-admin-order.ts'

export interface ExistingOrderStatus {
  readonly is: 'sending' | 'sent' | 'elsewhere'
  readonly tone: 'info' | 'success' | 'warning'
  /** Accounting's number; null while it has none. */
  readonly number: string | null
  readonly total: number
  /** What is chosen now, less what the order has. */
  readonly difference: number
  /** Line by line what is chosen now. */
  readonly isSame: boolean
}

const tones = { sending: 'info', sent: 'success', elsewhere: 'warning' } as const

/** The order that a student has already, compared with what is chosen; null: there is none. */
export function existingOrderStatus({
  state,
  existing,
  total,
}: Pick<OrderDrawer, 'state' | 'existing' | 'total'>): ExistingOrderStatus | null {
  if (state === 'none' || existing === null) return null
  return { is: state, tone: tones[state], ...existing, difference: total - existing.total }
}
