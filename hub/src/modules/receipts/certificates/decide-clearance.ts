import type { Cop, OpenInvoice } from '@matricula/contract'
import { sum } from '../../../shared/money.ts'

export interface Owed {
  readonly amount: Cop
  readonly invoices: readonly OpenInvoice[]
}

/**
 * What keeps a student from a paz y salvo; null where nothing does. The balance of accounting and its open invoices must
 * both be nothing: a credit pays no invoice before accounting has applied it, and a balance may have no invoice.
 */
export function decideClearance(balance: Cop, open: readonly OpenInvoice[]): Owed | null {
  const invoices = open.filter(({ pending }) => pending > 0)
  const amount = Math.max(balance, sum(invoices.map(({ pending }) => pending)))
  return amount > 0 ? { amount, invoices } : null
}
