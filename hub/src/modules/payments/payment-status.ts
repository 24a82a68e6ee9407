import type { AttemptStatus } from './attempt.model.ts'
import type { ToldStatus } from './decided-returns.store.ts'
import { isGivenBack, type RefundablePart } from './refund.view.ts'

/** What families are told of a payment (payments-31): only APROBADO is success. */
export type FamilyPaymentStatus =
  | 'APROBADO'
  | 'PENDIENTE'
  | 'PENDIENTE CONVENIO'
  | 'RECHAZADO'
  | 'EXPIRADO'
  | 'EN REVISION'
  | 'DEVUELTO'
  | 'REVERSADO'
  | 'RETIRADO'
  | ''

export const familyPaymentStatuses: Readonly<Record<ToldStatus, FamilyPaymentStatus>> = {
  open: 'PENDIENTE',
  agreement: 'PENDIENTE CONVENIO',
  under_review: 'EN REVISION',
  failed: 'RECHAZADO',
  declined: 'RECHAZADO',
  expired: 'EXPIRADO',
  approved: 'APROBADO',
  duplicate: 'APROBADO',
  reversed: 'EN REVISION',
  taken_back: 'REVERSADO',
  // Families need no word of its own (payments-31): nothing is paid, and they can pay again.
  returned: 'RECHAZADO',
}

/** What a person looks into, and what was given back, may be another amount than was asked for. */
export const mayDiffer: ReadonlySet<AttemptStatus> = new Set(['under_review', 'returned'])

/** Nothing was charged, or all of it was given back, so that paying again is safe. */
export const cameToNothing: ReadonlySet<AttemptStatus> = new Set([
  'failed',
  'declined',
  'expired',
  'returned',
])

/** The same for what a guardian pays as a whole: money that came twice is given back by a person. */
export function guardianPaymentStatus(
  status: ToldStatus,
  parts: readonly RefundablePart[],
): FamilyPaymentStatus {
  if (isGivenBack(parts)) return 'DEVUELTO'
  return status === 'duplicate' ? 'EN REVISION' : familyPaymentStatuses[status]
}

/** How texts name it: money that came, and was given back once a person had looked at it, no bank had refused. */
export function statusTextName(status: FamilyPaymentStatus, attempt: ToldStatus | null): string {
  if (attempt === 'returned') return 'devuelto'
  if (status === 'DEVUELTO') return 'reembolsado'
  return status === '' ? 'none' : status.toLowerCase().replaceAll(' ', '-')
}
