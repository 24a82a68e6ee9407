import type { PaymentData } from '../../api/types.ts'
import type { Outcome } from './poll-policy.ts'

export type Kind = 'waiting' | 'success' | 'info' | 'warn' | 'error'
/** What the reader can do next. */
export type Next = 'receipt' | 'continue' | 'again' | 'retry' | 'login' | 'main'

export interface Look {
  kind: Kind
  /** Suffix of the texts checkout.<id>Title and checkout.<id>Body. */
  id: string
  /** Reference, amount, dates and when paying again is safe. */
  facts: boolean
  next: readonly Next[]
}

/** How each outcome looks. Only APROBADO is success; pending is information, never an error. */
export const LOOKS: Record<Outcome, Look> = {
  WAITING: { kind: 'waiting', id: 'waiting', facts: false, next: [] },
  PENDIENTE: { kind: 'waiting', id: 'pending', facts: true, next: ['continue', 'main'] },
  NOTICE: { kind: 'info', id: 'notice', facts: true, next: ['continue', 'again', 'main'] },
  APROBADO: { kind: 'success', id: 'approved', facts: true, next: ['receipt'] },
  'PENDIENTE CONVENIO': { kind: 'info', id: 'agreement', facts: false, next: ['again', 'main'] },
  RECHAZADO: { kind: 'error', id: 'declined', facts: true, next: ['retry'] },
  EXPIRADO: { kind: 'error', id: 'expired', facts: true, next: ['retry'] },
  'EN REVISION': { kind: 'info', id: 'review', facts: true, next: ['again', 'main'] },
  'GAVE UP': { kind: 'warn', id: 'gaveUp', facts: true, next: ['continue', 'again', 'main'] },
  UNKNOWN: { kind: 'warn', id: 'unknown', facts: false, next: ['again', 'main'] },
  'SIGNED OUT': { kind: 'info', id: 'signedOut', facts: false, next: ['login'] },
  'NOT FOUND': { kind: 'error', id: 'notFound', facts: false, next: ['login'] },
}

/** Nobody paid anything where a balance in favour covered it all. */
export function lookOf(outcome: Outcome, details: Pick<PaymentData, 'path'> | null): Look {
  const look = LOOKS[outcome]
  return outcome === 'APROBADO' && details?.path === 'advance'
    ? { ...look, id: 'covered', facts: false }
    : look
}
