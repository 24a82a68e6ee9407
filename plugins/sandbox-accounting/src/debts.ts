import type {
  BalanceRow,
  Cop,
  DaySpan,
  Invoice,
  LocalDate,
  OpenInvoice,
  Partner,
  PluginKit,
} from '@matricula/contract'
import { bogotaDay, isWithin } from '@matricula/contract'
import { accountOf } from './accounts.ts'
import { paidDocuments, paidOnAccount } from './incoming-payments.ts'
import { invoicesOf } from './invoices.ts'
import { invoicesOfOrders } from './order-invoices.ts'
import { linedOrdersOf, type StoredOrder } from './orders.ts'
import { findPartner, studentCodeOf } from './partners.ts'
import type { Settings } from './settings.ts'
import { billedOrders } from './withdrawals.ts'

type Books = Pick<PluginKit, 'memo' | 'now'>

/** The rows of the look-up, the first one with what was invoiced and less what was paid here, on account too. */
export async function balanceOf(
  books: Books,
  settings: Settings,
  partnerCode: string,
): Promise<readonly BalanceRow[]> {
  const debt = await debtOf(books, settings, partnerCode)
  if (debt === null) return []
  const [first, ...others] = debt.balances
  const moved = debt.moved - (await paidOnAccount(books.memo, partnerCode))
  const balances = first === undefined && moved === 0 ? [] : [(first ?? 0) + moved, ...others]
  return balances.map((balance2) => ({ partnerCode: partnerCode.toUpperCase(), balance2 }))
}

/** What is still to pay of each invoice; a paid one is gone. */
export async function openInvoicesOf(
  books: Books,
  settings: Settings,
  partnerCode: string,
): Promise<readonly OpenInvoice[]> {
  const { invoices = [] } = (await debtOf(books, settings, partnerCode)) ?? {}
  return invoices.filter(({ pending }) => pending > 0).map(({ total: _total, ...open }) => open)
}

/** The invoices due on those days, paid or not. */
export async function invoicesDue(
  books: Books,
  settings: Settings,
  { partnerCode, dueOn }: { readonly partnerCode: string; readonly dueOn: DaySpan },
): Promise<readonly Invoice[]> {
  const { invoices = [] } = (await debtOf(books, settings, partnerCode)) ?? {}
  return invoices.filter(({ dueDate }) => isWithin(dueDate, dueOn))
}

interface PartnerDebt {
  readonly balances: readonly Cop[]
  /** By how much what was invoiced and paid here has moved the first balance. */
  readonly moved: Cop
  readonly invoices: readonly Invoice[]
}

async function debtOf(
  { memo, now }: Books,
  settings: Settings,
  partnerCode: string,
): Promise<PartnerDebt | null> {
  const partner = await findPartner(memo, partnerCode)
  const student = partner === null ? null : studentCodeOf(partner.code)
  if (partner === null || student === null) return null
  const orders = await billedOrders(memo, await linedOrdersOf(memo, student, settings.project))
  const paid = await paidDocuments(memo, partner.code)
  return debtFrom(settings, { partner, student, orders, paid, today: bogotaDay(now()) })
}

interface PartnerBooks {
  readonly partner: Partner
  readonly student: string
  /** Those of the open year. */
  readonly orders: readonly StoredOrder[]
  /** Pesos paid here for each document. */
  readonly paid: ReadonlyMap<string, Cop>
  readonly today: LocalDate
}

export function debtFrom(
  settings: Settings,
  { partner, student, orders, paid, today }: PartnerBooks,
): PartnerDebt {
  const { balances } = accountOf(settings.seed, student)
  const old = invoicesOf({ ...settings, partner, balance: balances[0] ?? 0 })
  const issued = invoicesOfOrders({ orders, partner, today })
  const paidOf = ({ docNum }: OpenInvoice) => paid.get(docNum) ?? 0
  const all = [...old, ...issued]
  return {
    balances,
    moved: sum(issued.map(({ pending }) => pending)) - sum(all.map(paidOf)),
    invoices: all.map((invoice) => ({
      ...invoice,
      total: invoice.pending,
      pending: invoice.pending - paidOf(invoice),
    })),
  }
}

function sum(amounts: readonly Cop[]): Cop {
  return amounts.reduce((total, amount) => total + amount, 0)
}
