import type { ResponseOf, RowOf } from '../api/call.ts'

export type Exception = RowOf<'GET /api/payments/exceptions'>
export type ExceptionDetails = ResponseOf<'GET /api/payments/exceptions/{id}/details'>
export type ExceptionKind = Exception['kind']
export type ExceptionOutcome = Exception['outcomes'][number]

/** How texts name what a choice says: of money that went back, that accounting no longer has it either. */
export function outcomeName(kind: string | undefined, outcome: string): string {
  return kind === 'reversed' && outcome === 'attended' ? 'undone' : outcome
}

type TimelineException = ResponseOf<'GET /api/payments/{token}/timeline'>['exceptions'][number]

/** What is needed to say what was done, wherever the exception is shown. */
export type OpenException = Pick<Exception & TimelineException, 'id' | 'kind' | 'outcomes'> & {
  readonly token: string
}
