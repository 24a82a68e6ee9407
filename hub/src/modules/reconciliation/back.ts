import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { type AccountKind, kindOf, type Movement, type PostingLine } from '../ledger/index.ts'

export const backKinds = ['refund', 'reversal', 'dispute', 'withdrawal'] as const
export type BackKind = (typeof backKinds)[number]

/** What happened on a day of what goes back. */
export const backSteps = [
  'asked',
  'done',
  'refused',
  'reversed',
  'opened',
  'won',
  'lost',
  'recorded',
] as const
export type BackStep = (typeof backSteps)[number]

/** What the ledger says went back, or is to. */
export interface PostedBack {
  readonly is: BackKind
  /** Of the refund, of the dispute, or of the payment that was taken back. */
  readonly id: string
  readonly step: BackStep
  readonly day: LocalDate
  /** COP */
  readonly posted: Cop
}

/** Of each refund and dispute the last step of a day, as the ledger has it (reconciliation-13). */
export function postedBack(movements: readonly Movement[]): readonly PostedBack[] {
  const found = movements.flatMap((movement) => backOf(movement) ?? [])
  return [...new Map(found.map((one) => [`${one.is} ${one.id} ${one.day}`, one])).values()]
}

const steps: Readonly<Record<string, BackStep>> = {
  'refund:': 'asked',
  'refund:done': 'done',
  'refund:refused': 'refused',
  'dispute:': 'opened',
  'dispute:won': 'won',
  'dispute:lost': 'lost',
}

/** Null for any other movement. */
function backOf({ key, day, reason, lines }: Movement): PostedBack | null {
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
