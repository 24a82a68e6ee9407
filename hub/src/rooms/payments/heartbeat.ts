import type { AttemptStatus } from './attempt.model.ts'

/** The heartbeat's words (specification 4): only APROBADO is success. */
export type HeartbeatStatus =
  'APROBADO' | 'PENDIENTE' | 'PENDIENTE CONVENIO' | 'RECHAZADO' | 'EXPIRADO' | 'EN REVISION' | ''

export const heartbeatWords: Readonly<Record<AttemptStatus, HeartbeatStatus>> = {
  open: 'PENDIENTE',
  agreement: 'PENDIENTE CONVENIO',
  parked: 'EN REVISION',
  failed: 'RECHAZADO',
  declined: 'RECHAZADO',
  expired: 'EXPIRADO',
  approved: 'APROBADO',
  duplicate: 'APROBADO',
  reversed: 'EN REVISION',
}

/** Nothing was charged, so that paying again is safe. */
export const cameToNothing: ReadonlySet<AttemptStatus> = new Set(['failed', 'declined', 'expired'])

/** The same for what a guardian pays as a whole: money that came twice is given back by a person. */
export function guardianWord(status: AttemptStatus): HeartbeatStatus {
  return status === 'duplicate' ? 'EN REVISION' : heartbeatWords[status]
}
