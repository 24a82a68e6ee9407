import type { Dispute } from '../disputes.ts'

/** What a tester does about a contested payment, and what becomes of the case. */
export const caseActs = { contest: 'opened', win: 'won', lose: 'lost' } as const satisfies Readonly<
  Record<string, Dispute['status']>
>

export type CaseAct = keyof typeof caseActs

export function isCaseAct(text: string | undefined): text is CaseAct {
  return text !== undefined && Object.hasOwn(caseActs, text)
}

/** What can be done next. */
export function nextCaseActs(rawStatus: string, dispute: Dispute | undefined): readonly CaseAct[] {
  if (dispute === undefined) return rawStatus === 'Aceptada' ? ['contest'] : []
  return dispute.status === 'opened' ? ['win', 'lose'] : []
}
