import { own } from '../../own.ts'
import type { ResponseOf, RowOf } from '../api/call.ts'

export type Exception = RowOf<'GET /api/payments/exceptions'>
export type ExceptionDetails = ResponseOf<'GET /api/payments/exceptions/{id}/details'>
export type ExceptionKind = Exception['kind']
export type ExceptionOutcome = Exception['outcomes'][number]

/** What attending to money that went back says: that accounting no longer has it either. */
const attendedNames: Readonly<Record<string, string>> = { reversed: 'undone', refunded: 'credited' }

/** How texts name what a choice says. */
export function outcomeName(kind: string | undefined, outcome: string): string {
  return outcome === 'attended' ? (own(attendedNames, kind ?? '') ?? outcome) : outcome
}

/** Whether its money left, which otherwise came. */
export function hasLeft(kind: ExceptionKind): boolean {
  return kind in attendedNames
}

type TimelineException = ResponseOf<'GET /api/payments/{token}/timeline'>['exceptions'][number]

/** What is needed to say what was done, wherever the exception is shown. */
export type OpenException = Pick<Exception & TimelineException, 'id' | 'kind' | 'outcomes'> & {
  readonly token: string
}
