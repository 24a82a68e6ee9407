import type { LocalDate } from '@matricula/contract'
import type { Dispute, DisputeStatus, LossBearer } from '../payments/index.ts'

/** What finance says of a dispute that is there. */
export type DisputeWord =
  | { readonly act: 'answer'; readonly on: LocalDate; readonly text: string }
  | { readonly act: 'win'; readonly on: LocalDate }
  | { readonly act: 'lose'; readonly on: LocalDate; readonly borneBy: LossBearer }

export type DisputeAct = DisputeWord['act']

/** do: it follows. said: it is so already. refuse: it cannot be true any more. */
export type DisputeStep = 'do' | 'said' | 'refuse'

const steps: Readonly<Record<DisputeStatus, Readonly<Record<DisputeAct, DisputeStep>>>> = {
  opened: { answer: 'do', win: 'do', lose: 'do' },
  answered: { answer: 'said', win: 'do', lose: 'do' },
  won: { answer: 'refuse', win: 'said', lose: 'refuse' },
  lost: { answer: 'refuse', win: 'refuse', lose: 'said' },
}

type Decided = Pick<Dispute, 'status' | 'answer' | 'borneBy' | 'toldLostOn'>

/**
 * What a word means for a dispute as it stands; the same word again is said, another one of the same act is refused. Once
 * its provider has told that it is lost nobody reads an answer any more (disputes-10).
 */
export function decideDispute(dispute: Decided, word: DisputeWord): DisputeStep {
  const step = steps[dispute.status][word.act]
  if (step === 'do' && word.act === 'answer' && dispute.toldLostOn !== null) return 'refuse'
  return step === 'said' && !isSame(dispute, word) ? 'refuse' : step
}

function isSame({ answer, borneBy }: Decided, word: DisputeWord): boolean {
  if (word.act === 'answer') return answer === word.text
  return word.act === 'win' || borneBy === word.borneBy
}
