import type { BalanceRow, Cop, Memo, OpenInvoice } from '@matricula/contract'
import { accountOf } from './accounts.ts'
import { paidDocuments } from './incoming-payments.ts'
import { invoicesOf } from './invoices.ts'
import { findPartner, studentCodeOf } from './partners.ts'
import type { Settings } from './settings.ts'

/** The rows of the look-up, the first one less what was paid here; empty for a partner without account. */
export async function balanceOf(
  memo: Memo,
  settings: Settings,
  partnerCode: string,
): Promise<readonly BalanceRow[]> {
  const debt = await debtOf(memo, settings, partnerCode)
  return (debt?.balances ?? []).map((balance2, index) => ({
    partnerCode: partnerCode.toUpperCase(),
    balance2: index === 0 ? balance2 - (debt?.paid ?? 0) : balance2,
  }))
}

/** What is still to pay of each invoice; a paid one is gone. */
export async function openInvoicesOf(
  memo: Memo,
  settings: Settings,
  partnerCode: string,
): Promise<readonly OpenInvoice[]> {
  return (await debtOf(memo, settings, partnerCode))?.open ?? []
}

interface PartnerDebt {
  readonly balances: readonly Cop[]
  /** Of the invoices, since the beginning. */
  readonly paid: Cop
  readonly open: readonly OpenInvoice[]
}

async function debtOf(memo: Memo, settings: Settings, partnerCode: string): Promise<PartnerDebt | null> {
  const partner = await findPartner(memo, partnerCode)
  const student = partner === null ? null : studentCodeOf(partner.code)
  if (partner === null || student === null) return null
  const { balances } = accountOf(settings.seed, student)
  const invoices = invoicesOf({ ...settings, partner, balance: balances[0] ?? 0 })
  const paid = await paidDocuments(memo, partner.code)
  return {
    balances,
    paid: invoices.reduce((sum, { docNum }) => sum + (paid.get(docNum) ?? 0), 0),
    open: invoices
      .map((invoice) => ({ ...invoice, pending: invoice.pending - (paid.get(invoice.docNum) ?? 0) }))
      .filter(({ pending }) => pending > 0),
  }
}
