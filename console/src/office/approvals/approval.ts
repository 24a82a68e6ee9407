import type { RowOf } from '../api/call.ts'

export type Approval = RowOf<'GET /api/approvals'>

export const states = ['approved', 'refused', 'withdrawn', 'expired', 'all'] as const

export const stateColours: Readonly<Record<Approval['state'], string>> = {
  requested: 'blue',
  approved: 'green',
  refused: 'red',
  withdrawn: 'default',
  expired: 'default',
}

/** Whether somebody still has to decide, or what was decided has not come to its end. */
export function isOpen({ state, result }: Pick<Approval, 'state' | 'result'>): boolean {
  return state === 'requested' || (state === 'approved' && result === null)
}

/** What an act answers: its own answer, or the request that waits for a second person. */
export function waitsForSecondPerson(answer: object): boolean {
  return 'act' in answer && 'requested_by' in answer
}
