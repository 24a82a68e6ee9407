import type { Cop, OpenInvoice } from '@matricula/contract'
import { sum } from '../../../shared/money.ts'

export interface Owed {
  readonly amount: Cop
  readonly invoices: readonly OpenInvoice[]
  /** The part of the amount that was paid and went back, which accounting does not know. */
  readonly returned: Cop
}

export interface ClearanceFacts {
  /** COP; less than 0 is in the family's favour. */
  readonly balance: Cop
  readonly open: readonly OpenInvoice[]
  readonly returned: Cop
}

/**
 * What keeps a student from a paz y salvo; null where nothing does. The balance of accounting and its open invoices must
 * both be nothing: a credit pays no invoice before accounting has applied it, and a balance may have no invoice. What went
 * back since is owed beside them (certificates-2).
 */
export function decideClearance({ balance, open, returned }: ClearanceFacts): Owed | null {
  const invoices = open.filter(({ pending }) => pending > 0)
  const booked = Math.max(0, balance, sum(invoices.map(({ pending }) => pending)))
  const amount = booked + returned
  return amount > 0 ? { amount, invoices, returned } : null
}
