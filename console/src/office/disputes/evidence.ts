import type { Dispute } from './dispute.ts'

/** What the school can show; the texts say what each is, and where it is found. */
export type Evidence =
  'address' | 'attendance' | 'consent' | 'contract' | 'invoice' | 'movements' | 'price' | 'receipt'

/** What answers each reason best, first things first. */
export const evidenceOf: Readonly<Record<Dispute['reason'], readonly Evidence[]>> = {
  fraud: ['receipt', 'contract', 'consent', 'address'],
  unrecognised: ['receipt', 'contract', 'consent', 'invoice'],
  'not-provided': ['contract', 'attendance', 'invoice'],
  unacceptable: ['contract', 'attendance', 'consent'],
  duplicate: ['movements', 'receipt', 'invoice'],
  amount: ['price', 'receipt', 'invoice'],
  other: ['receipt', 'contract', 'invoice', 'attendance'],
}

const ofStudent: ReadonlySet<Evidence> = new Set(['address', 'consent', 'contract'])
const ofOrder: ReadonlySet<Evidence> = new Set(['invoice', 'movements', 'price', 'receipt'])

/** Where the office shows it for a part of the payment; null where the hub does not have it. */
export function evidenceAddress(
  evidence: Evidence,
  { order, student }: Pick<Dispute['parts'][number], 'order' | 'student'>,
): string | null {
  if (ofStudent.has(evidence)) return `/enrollment/admin/students/${student}`
  return ofOrder.has(evidence) && order !== null ? `/enrollment/admin/payments?token=${order}` : null
}
