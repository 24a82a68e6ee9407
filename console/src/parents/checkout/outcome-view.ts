import type { PaymentData } from '../../api/types.ts'
import type { Outcome } from './poll-policy.ts'

export type OutcomeKind = 'waiting' | 'success' | 'info' | 'warn' | 'error'
/** What the reader can do next. */
export type NextAction = 'receipt' | 'continue' | 'again' | 'retry' | 'login' | 'main'

export interface OutcomeView {
  kind: OutcomeKind
  /** Suffix of the texts checkout.<id>Title and checkout.<id>Body. */
  id: string
  /** Reference, amount, dates and when paying again is safe. */
  facts: boolean
  next: readonly NextAction[]
}

/** The view of each outcome. Only APROBADO is success; pending is information, never an error. */
export const OUTCOME_VIEWS: Record<Outcome, OutcomeView> = {
  WAITING: { kind: 'waiting', id: 'waiting', facts: false, next: [] },
  PENDIENTE: { kind: 'waiting', id: 'pending', facts: true, next: ['continue', 'main'] },
  NOTICE: { kind: 'info', id: 'notice', facts: true, next: ['continue', 'again', 'main'] },
  APROBADO: { kind: 'success', id: 'approved', facts: true, next: ['receipt'] },
  'PENDIENTE CONVENIO': { kind: 'info', id: 'agreement', facts: false, next: ['again', 'main'] },
  RECHAZADO: { kind: 'error', id: 'declined', facts: true, next: ['retry'] },
  EXPIRADO: { kind: 'error', id: 'expired', facts: true, next: ['retry'] },
  'EN REVISION': { kind: 'info', id: 'review', facts: true, next: ['again', 'main'] },
  DEVUELTO: { kind: 'info', id: 'refunded', facts: true, next: ['receipt'] },
  REVERSADO: { kind: 'info', id: 'takenBack', facts: true, next: ['receipt'] },
  RETIRADO: { kind: 'info', id: 'withdrawn', facts: true, next: ['receipt'] },
  'GAVE UP': { kind: 'warn', id: 'gaveUp', facts: true, next: ['continue', 'again', 'main'] },
  UNKNOWN: { kind: 'warn', id: 'unknown', facts: false, next: ['again', 'main'] },
  'SIGNED OUT': { kind: 'info', id: 'signedOut', facts: false, next: ['login'] },
  'NOT FOUND': { kind: 'error', id: 'notFound', facts: false, next: ['login'] },
}

const INVOICED: ReadonlySet<Outcome> = new Set([
  'APROBADO',
  'PENDIENTE',
  'NOTICE',
  'PENDIENTE CONVENIO',
  'EN REVISION',
])

/** Whether there is money, or may be, that an invoice would be of. */
export function hasInvoice(outcome: Outcome): boolean {
  return INVOICED.has(outcome)
}

type Details = Pick<PaymentData, 'path' | 'returned' | 'byLink'>

/** Nobody paid anything where a balance in favour covered it all; what was given back no bank had refused; a link's payer is somebody else. */
export function outcomeViewOf(outcome: Outcome, details: Details | null): OutcomeView {
  const view = OUTCOME_VIEWS[outcome]
  if (outcome === 'RECHAZADO' && details?.returned === true) return { ...view, kind: 'info', id: 'returned' }
  if (details?.byLink === true && (outcome === 'PENDIENTE' || outcome === 'NOTICE'))
    return { ...view, id: 'byLink' }
  return outcome === 'APROBADO' && details?.path === 'advance'
    ? { ...view, id: 'covered', facts: false }
    : view
}
