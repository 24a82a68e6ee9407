import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { type AccountKind, kindOf, type Movement, type PostingLine } from '../ledger/index.ts'

export const outflowKinds = ['refund', 'reversal', 'dispute', 'withdrawal'] as const
export type OutflowKind = (typeof outflowKinds)[number]

/** What happened on a day of what goes back. */
export const outflowSteps = [
  'asked',
  'done',
  'refused',
  'reversed',
  'opened',
  'won',
  'lost',
  'recorded',
] as const
export type OutflowStep = (typeof outflowSteps)[number]

/** What the ledger says went back, or is to. */
export interface PostedOutflow {
  readonly is: OutflowKind
  /** Of the refund, of the dispute, or of the payment that was taken back. */
  readonly id: string
  readonly step: OutflowStep
  readonly day: LocalDate
  /** COP */
  readonly posted: Cop
}

/** Of each refund and dispute the last step of a day, as the ledger has it (reconciliation-13). */
export function postedOutflows(movements: readonly Movement[]): readonly PostedOutflow[] {
  const found = movements.flatMap((movement) => backOf(movement) ?? [])
  return [...new Map(found.map((one) => [`${one.is} ${one.id} ${one.day}`, one])).values()]
}

const steps: Readonly<Record<string, OutflowStep>> = {
  'refund:': 'asked',
  'refund:done': 'done',
  'refund:refused': 'refused',
  'dispute:': 'opened',
  'dispute:won': 'won',
  'dispute:lost': 'lost',
}

/** Null for any other movement. */
function backOf({ key, day, reason, lines }: Movement): PostedOutflow | null {
  const [about = '', id = '', end = ''] = key.split(':')
  if (about === 'payment' && reason === 'returned')
    return {
      is: 'reversal',
      id,
      step: 'reversed',
      day,
      posted: amountOn(lines, ['provider', 'bank', 'desk']),
    }
  const step = steps[`${about}:${end}`]
  if (step === undefined) return null
  const is = about === 'refund' ? 'refund' : 'dispute'
  return { is, id, step, day, posted: amountOn(lines, ['refund-due', 'disputed']) }
}

function amountOn(lines: readonly PostingLine[], kinds: readonly AccountKind[]): Cop {
  const own = lines.filter(({ account }) => kinds.some((kind) => kindOf(account) === kind))
  return Math.abs(sum(own.map(({ amount }) => amount)))
}
