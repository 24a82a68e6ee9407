import { meaningOf } from '@matricula/contract'
import type { Log, SigningStatus } from '@matricula/contract'

/** The vendor's own words. */
export const rawStatuses = {
  Enviado: 'sent',
  Visto: 'viewed',
  Firmado: 'signed',
  Rechazado: 'declined',
  Vencido: 'expired',
  Retirado: 'recalled',
} as const satisfies Record<string, SigningStatus>

export type RawStatus = keyof typeof rawStatuses

/** A word that is not in the table leaves the document sent, with a warning: never signed, never declined. */
export function statusOf(rawStatus: string, log: Log): SigningStatus {
  return meaningOf<SigningStatus>(rawStatuses, rawStatus, { unknown: 'sent', log })
}

/** What becomes of a document when it is opened, and when a person chooses. */
export const outcomes = {
  view: 'Visto',
  sign: 'Firmado',
  decline: 'Rechazado',
  expire: 'Vencido',
  recall: 'Retirado',
} as const satisfies Record<string, RawStatus>

export type Choice = keyof typeof outcomes

export const signersChoices = ['sign', 'decline'] as const satisfies readonly Choice[]
export const testersChoices = ['expire', 'recall'] as const satisfies readonly Choice[]

/** Whether a document in this status can still become that; it only moves forward. */
export function mayBecome(from: string, to: RawStatus): boolean {
  return from === 'Enviado' || (from === 'Visto' && to !== 'Visto')
}

/** Whether it can still be signed. */
export function isOpen(rawStatus: string): boolean {
  return mayBecome(rawStatus, 'Firmado')
}
