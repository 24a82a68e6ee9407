import type { AllocationStatus } from './allocation-status.ts'
import { type FamilyPaymentStatus, familyPaymentStatuses } from './payment-status.ts'
import type { PaidStatus } from './payment.model.ts'

/** How an order stands, in one word for the office: how it was paid, or else what the family is told. */
export type StatusLabel = PaidStatus | FamilyPaymentStatus | 'DEVUELTO'

export const paidWords: readonly PaidStatus[] = [
  'APROBADO',
  'PAGO DAVIVIENDA',
  'PAGO ANTICIPO',
  'INGRESO MANUAL',
  'PAGO POR PARTES',
]
export const waitingWords = [
  'PENDIENTE',
  'PENDIENTE CONVENIO',
  'RECHAZADO',
  'EXPIRADO',
  'EN REVISION',
  'REVERSADO',
  'DEVUELTO',
] as const

/** The office is told apart what families are told alike: nobody paid, what came was given back, or a bank took it back. */
export const attemptWords: Readonly<Record<AllocationStatus, StatusLabel>> = {
  ...familyPaymentStatuses,
  reversed: 'REVERSADO',
  returned: 'DEVUELTO',
  refunded: 'DEVUELTO',
}

export const officeWords: readonly StatusLabel[] = [...paidWords, ...waitingWords]

export function officeWord(paid: PaidStatus | null, attempt: AllocationStatus | null): StatusLabel {
  if (attempt === 'reversed' || attempt === 'refunded') return attemptWords[attempt]
  return paid ?? (attempt === null ? '' : attemptWords[attempt])
}

/** Which rows have that word: the inverse of `officeWord`. */
export function statusesOf(word: StatusLabel): readonly string[] {
  return Object.entries(attemptWords)
    .filter(([, own]) => own === word)
    .map(([status]) => status)
}
