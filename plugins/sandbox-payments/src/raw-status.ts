import { meaningOf } from '@matricula/contract'
import type { Log, PaymentStatus } from '@matricula/contract'

/** The vendor's own words, in its test mode. */
export const rawStatuses = {
  Iniciada: 'pending',
  Pendiente: 'pending',
  Aceptada: 'approved',
  Rechazada: 'declined',
  Expirada: 'expired',
  Reversada: 'reversed',
} as const satisfies Record<string, PaymentStatus>

export type RawStatus = keyof typeof rawStatuses

/** A word that is not in the table is pending, with a warning: never paid, never declined. */
export function statusOf(rawStatus: string, log: Log): PaymentStatus {
  return meaningOf<PaymentStatus>(rawStatuses, rawStatus, { unknown: 'pending', log })
}

/** What a person can do with a payment on the vendor's pages, and what becomes of it. */
export const outcomes = {
  approve: 'Aceptada',
  decline: 'Rechazada',
  pending: 'Pendiente',
  reverse: 'Reversada',
} as const satisfies Record<string, RawStatus>

export type Choice = keyof typeof outcomes

export function isChoice(text: string | undefined): text is Choice {
  return text !== undefined && Object.hasOwn(outcomes, text)
}

/** Whether a payment in this status can still become that; it only moves forward. */
export function mayBecome(from: string, to: RawStatus): boolean {
  const next: readonly RawStatus[] = isKnown(from) ? followers[from] : []
  return next.includes(to)
}

const followers: Record<RawStatus, readonly RawStatus[]> = {
  Iniciada: ['Aceptada', 'Rechazada', 'Pendiente'],
  Pendiente: ['Aceptada', 'Rechazada'],
  Aceptada: ['Reversada'],
  Rechazada: [],
  Expirada: [],
  Reversada: [],
}

function isKnown(rawStatus: string): rawStatus is RawStatus {
  return Object.hasOwn(rawStatuses, rawStatus)
}
