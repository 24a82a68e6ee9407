import type { Cop } from '@matricula/contract'
import type { OutflowKind, OutflowStep } from './outflow.ts'
import type { DeliveryStatus } from './movement.ts'

/**
 * agrees: nothing is left to do. ledger-differs: the ledger posted another amount than the hub holds. under-way: its
 * provider has yet to give it. to-transfer: finance has yet to send it and record its number. provider-differs: its provider
 * says otherwise. to-undo: accounting still has it. to-answer and to-decide: a dispute waits for the school, or for its
 * provider. not-yet-in-accounting and on-hold: what tells accounting of a withdrawal is on its way, or waits for a person.
 * unknown: nothing differs, and the provider could not be asked.
 */
export const outflowVerdicts = [
  'agrees',
  'ledger-differs',
  'under-way',
  'to-transfer',
  'provider-differs',
  'to-undo',
  'to-answer',
  'to-decide',
  'not-yet-in-accounting',
  'on-hold',
  'unknown',
] as const
export type OutflowVerdict = (typeof outflowVerdicts)[number]

/** What a provider says of money that goes back: absent where it knows nothing of it, unknown where it could not be asked. */
export const providerWords = ['done', 'sent', 'refused', 'absent', 'unknown'] as const
export type ProviderWord = (typeof providerWords)[number]

/** What went back as each of the three has it. */
export interface ComparedOutflow {
  readonly is: OutflowKind
  /** What happened on the day. */
  readonly step: OutflowStep
  /** As it stands now. */
  readonly status: string
  readonly way: 'provider' | 'bank' | null
  /** COP: as the ledger has it, and as its own row has it; null where that has none. */
  readonly posted: Cop | null
  readonly amount: Cop | null
  /** Null where no provider is asked. */
  readonly provider: ProviderWord | null
  /** COP that accounting has and should not. */
  readonly toUndo: Cop
  readonly delivery: DeliveryStatus
}

/** What finance is told of what went back (reconciliation-14). */
export function judgeOutflow(outflow: ComparedOutflow): OutflowVerdict {
  const { posted, amount } = outflow
  return posted !== null && amount !== null && posted !== amount
    ? 'ledger-differs'
    : judges[outflow.is](outflow)
}

const judges: Readonly<Record<OutflowKind, (outflow: ComparedOutflow) => OutflowVerdict>> = {
  refund: (outflow) => (lastStep[outflow.status] === outflow.step ? judgeRefund(outflow) : 'agrees'),
  reversal: judgeGiven,
  dispute: judgeDispute,
  withdrawal: ({ delivery }) => ofDeliveries[delivery] ?? 'agrees',
}

function judgeDispute({ step, status, toUndo }: ComparedOutflow): OutflowVerdict {
  if (step === 'opened') return ofDisputes[status] ?? 'agrees'
  return toUndo > 0 ? 'to-undo' : 'agrees'
}

/** With which step a refund has come to its status: an earlier one is told, and what is to do stands at the last. */
const lastStep: Readonly<Record<string, OutflowStep>> = { sent: 'asked', done: 'done', refused: 'refused' }

const ofDisputes: Readonly<Record<string, OutflowVerdict>> = { opened: 'to-answer', answered: 'to-decide' }

const ofDeliveries: Partial<Record<DeliveryStatus, OutflowVerdict>> = {
  due: 'not-yet-in-accounting',
  on_hold: 'on-hold',
}

function judgeRefund(outflow: ComparedOutflow): OutflowVerdict {
  const { step, way, provider } = outflow
  if (step === 'asked') return way === 'bank' ? 'to-transfer' : 'under-way'
  if (step === 'done') return judgeGiven(outflow)
  if (provider === 'done' || provider === 'sent') return 'provider-differs'
  return provider === 'unknown' ? 'unknown' : 'agrees'
}

/** The hub holds it for given back. */
function judgeGiven({ provider, toUndo }: ComparedOutflow): OutflowVerdict {
  if (provider === 'sent' || provider === 'refused' || provider === 'absent') return 'provider-differs'
  if (toUndo > 0) return 'to-undo'
  return provider === 'unknown' ? 'unknown' : 'agrees'
}
