import { bankLineKinds } from '@matricula/hub/api/lists'
import { own } from '../../own.ts'
import type { ResponseOf, RowOf } from '../api/call.ts'

export type Exception = RowOf<'GET /api/payments/exceptions'>
export type ExceptionDetails = ResponseOf<'GET /api/payments/exceptions/{id}/details'>
export type ExceptionKind = Exception['kind']
export type ExceptionOutcome = Exception['outcomes'][number]

/** What attending to money that went back says: that accounting no longer has it either. */
const attendedNames: Readonly<Record<string, string>> = { reversed: 'undone', refunded: 'credited' }

/** What letting go says of a payment that its provider leaves pending: that it ends. */
const releasedNames: Readonly<Record<string, string>> = { 'still-pending': 'ended' }

const names: Readonly<Record<string, typeof attendedNames>> = {
  attended: attendedNames,
  released: releasedNames,
}

/** How texts name what a choice says. */
export function outcomeName(kind: string | undefined, outcome: string): string {
  return own(own(names, outcome) ?? {}, kind ?? '') ?? outcome
}

/** Whether its money left, which otherwise came. */
export function hasLeft(kind: ExceptionKind): boolean {
  return kind in attendedNames
}

/** Whether it is a line of the bank's file that says nothing of a payment as it stands. */
export function isBankLine(kind: ExceptionKind): boolean {
  return bankLineKinds.some((its) => its === kind)
}

type TimelineException = ResponseOf<'GET /api/payments/{token}/timeline'>['exceptions'][number]

/** What is needed to say what was done, wherever the exception is shown. */
export type OpenException = Pick<Exception & TimelineException, 'id' | 'kind' | 'outcomes'> & {
  readonly token: string
}
