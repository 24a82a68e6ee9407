import type { JournalEntry } from '@matricula/contract'
import type { Booking } from './movement.ts'

/** By what an entry of accounting can be known: our reference, or accounting's own id. */
export function entryNames({ is, ref, reference }: JournalEntry): string[] {
  return reference === null ? [`${is} ref ${ref}`] : [`${is} ${reference}`, `${is} ref ${ref}`]
}

export function bookingNames({ is, ref, reference }: Booking): string[] {
  return ref === null ? [`${is} ${reference}`] : [`${is} ${reference}`, `${is} ref ${ref}`]
}

/** The references of ours that an entry's may have been made of: a balance and a partner's part add an ending. */
export function originsOf({ reference }: JournalEntry): string[] {
  if (reference === null) return []
  return [reference, reference.replace(/-(?:saldo|C[A-Za-z0-9]{5})$/, '')]
}
