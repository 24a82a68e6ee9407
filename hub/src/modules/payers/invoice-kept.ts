import type { LocalDate } from '@matricula/contract'
import { bogotaDay, startOfDay } from '../../shared/local-date.ts'

/** Years after that of its issue for which an invoice is kept (Estatuto Tributario, art. 632). */
const yearsKept = 5

/** The last day for which an invoice that was issued at a moment is kept by law. */
export function invoiceKeptUntil(issuedAt: string): LocalDate {
  return `${yearOf(new Date(issuedAt)) + yearsKept}-12-31`
}

/** The first moment of whose invoices the law has some kept now. */
export function invoicesKeptSince(now: Date): Date {
  return startOfDay(`${yearOf(now) - yearsKept}-01-01`)
}

function yearOf(moment: Date): number {
  return Number(bogotaDay(moment).slice(0, 4))
}
