import type { CalendarEntry, OpenInvoice, StudentInvoices } from '../../../api/types.ts'

/** The invoices to pay, by name. */
export type Chosen = ReadonlySet<string>

/** The most that one payment takes. */
export const MAX_INVOICES = 100

export function nameOf({ CardCode, DocNum }: Pick<OpenInvoice, 'CardCode' | 'DocNum'>): string {
  return `${CardCode}/${DocNum}`
}

/** One in process of being paid is not paid twice. */
export function isPayable({ state }: Pick<OpenInvoice, 'state'>): boolean {
  return state === 'open'
}

export function toggle(chosen: Chosen, invoice: OpenInvoice): Chosen {
  const name = nameOf(invoice)
  const next = new Set(chosen)
  if (!next.delete(name) && isPayable(invoice)) next.add(name)
  return next
}

/** All that can be paid of a list; none of them when all were chosen already. */
export function toggleAll(chosen: Chosen, invoices: readonly OpenInvoice[]): Chosen {
  const names = invoices.filter(isPayable).map(nameOf)
  if (names.every((name) => chosen.has(name)))
    return new Set([...chosen].filter((one) => !names.includes(one)))
  return new Set([...chosen, ...names])
}

/** The invoices of a charge that can be paid now, among the open ones of its student. */
export function payableOf(
  { invoices: charged }: Pick<CalendarEntry, 'invoices'>,
  open: readonly OpenInvoice[],
): OpenInvoice[] {
  return open.filter(
    (invoice) => isPayable(invoice) && charged.some(({ DocNum }) => DocNum === invoice.DocNum),
  )
}

/** The chosen invoices that can still be paid, as they are now, over all students. */
export function chosenOf(chosen: Chosen, students: readonly StudentInvoices[]): OpenInvoice[] {
  return students
    .flatMap(({ invoices }) => invoices)
    .filter((invoice) => isPayable(invoice) && chosen.has(nameOf(invoice)))
}

export function totalOf(invoices: readonly OpenInvoice[]): number {
  return invoices.reduce((sum, { toPay }) => sum + toPay, 0)
}

export interface Change {
  document: string
  before: number
  /** Null: nothing is left to pay. */
  now: number | null
}

/** What became of the invoices that somebody was about to pay. */
export function changesOf(before: readonly OpenInvoice[], after: readonly StudentInvoices[]): Change[] {
  const now = new Map(
    after.flatMap(({ invoices }) => invoices.map((invoice) => [nameOf(invoice), invoice] as const)),
  )
  return before.flatMap((invoice) => {
    const amount = now.get(nameOf(invoice))?.toPay ?? null
    if (amount === invoice.toPay) return []
    return [{ document: invoice.DocNum, before: invoice.toPay, now: amount }]
  })
}
