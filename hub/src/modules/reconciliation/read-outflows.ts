import pMap from 'p-map'
import type { Cop, DaySpan, LocalDate, ProviderPayment, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Movement } from '../ledger/index.ts'
import { type PostedOutflow, postedOutflows } from './outflow.ts'
import { type OutflowFacts, factsOfOutflows } from './outflow.store.ts'
import {
  type OutflowVerdict,
  type ComparedOutflow,
  judgeOutflow,
  type ProviderWord,
} from './judge-outflow.ts'
import { concurrency, orAway, type SourceAnswer } from './source-answer.ts'
import { withdrawalsOn, type WithdrawalOfDay } from './withdrawal.store.ts'

/** What went back, or is to, as ledger, hub, provider and accounting have it. */
export interface OutflowRow extends ComparedOutflow, Omit<OutflowFacts, 'amount' | 'isAskable' | 'payment'> {
  /** The same whenever the day is read. */
  readonly id: string
  /** On which it is told. */
  readonly day: LocalDate
  readonly amount: Cop
  readonly verdict: OutflowVerdict
}

export interface AskedOutflow {
  readonly days: DaySpan
  readonly read: Read
  /** All that the ledger has of the days. */
  readonly movements: readonly Movement[]
  readonly providers: readonly SourceAnswer<ProviderPayment>[]
}

/** What went back on some days, and who left; each refund is asked about at its provider (reconciliation-13). */
export async function readOutflows(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { days, read, movements, providers }: AskedOutflow,
): Promise<readonly OutflowRow[]> {
  const all = postedOutflows(movements)
  const facts = await factsOfOutflows(app.database, all)
  const posted = withoutLost(all, facts)
  const rows = await pMap(
    posted,
    async (one) => {
      const known = facts.get(`${one.is} ${one.id}`) ?? unknownHere
      return rowOf(one, known, await wordOf(app, one, { ...known, read, providers }))
    },
    { concurrency },
  )
  return [...rows, ...(await withdrawalsOn(app.database, days)).map(rowOfWithdrawal)]
}

/** Of a posting about nothing that is here. */
const unknownHere: OutflowFacts = {
  amount: 0,
  status: '',
  way: null,
  lossBorneBy: null,
  instance: '',
  payment: '',
  reference: '',
  chargeRef: '',
  proof: null,
  token: null,
  students: [],
  isAskable: false,
  toUndo: 0,
}

function rowOf(
  { id, posted, ...told }: PostedOutflow,
  { isAskable: _isAskable, payment: _payment, ...facts }: OutflowFacts,
  provider: ProviderWord | null,
): OutflowRow {
  const isGone = told.step === 'done' || told.step === 'reversed' || told.step === 'lost'
  const toUndo = isGone ? Math.min(facts.toUndo, posted) : 0
  const compared = { ...told, ...facts, posted, provider, toUndo, delivery: 'none' } as const
  const verdict = judgeOutflow(compared)
  return { ...compared, id: `${told.is}:${id}:${told.step}`, amount: facts.amount ?? posted, verdict }
}

/** A loss that the family bears is posted by the payment as well, which goes back: it is one movement, the dispute's. */
function withoutLost(
  posted: readonly PostedOutflow[],
  facts: ReadonlyMap<string, OutflowFacts>,
): readonly PostedOutflow[] {
  const lost = new Set(
    posted
      .filter(({ step }) => step === 'lost')
      .map(({ is, id, day }) => `${facts.get(`${is} ${id}`)?.payment ?? ''} ${day}`),
  )
  return posted.filter(({ is, id, day }) => is !== 'reversal' || !lost.has(`${id} ${day}`))
}

function rowOfWithdrawal({ id, student, returned, ...told }: WithdrawalOfDay): OutflowRow {
  const compared = {
    ...unknownHere,
    ...told,
    is: 'withdrawal',
    step: 'recorded',
    status: 'recorded',
    amount: returned,
    posted: null,
    provider: null,
    students: [student],
  } as const
  return { ...compared, id: `withdrawal:${id}`, verdict: judgeOutflow(compared) }
}

interface AskedWord extends OutflowFacts {
  readonly read: Read
  readonly providers: AskedOutflow['providers']
}

/** What its provider says of it; null where it is not the provider's, or not told by it. */
async function wordOf(
  { plugins }: Pick<AppContext, 'plugins'>,
  { is, id, posted: amount }: PostedOutflow,
  { instance, reference, chargeRef: providerRef, proof: ref, isAskable, read, providers }: AskedWord,
): Promise<ProviderWord | null> {
  if (is === 'reversal') return wordOfCharge(providers, { instance, providerRef })
  const { refunds } = isAskable ? plugins.payments(instance) : {}
  if (is !== 'refund' || refunds === undefined) return null
  const sought = { reference, providerRef, amount, key: `refund:${id}`, ref }
  const found = await orAway(async () => [await refunds.find(sought, read)])
  return found === 'away' ? 'unknown' : (found[0]?.status ?? 'absent')
}

function wordOfCharge(
  providers: AskedOutflow['providers'],
  charge: { readonly instance: string; readonly providerRef: string },
): ProviderWord | null {
  const told = providers.find(({ instance }) => instance === charge.instance)
  const seen = told?.items.find(({ providerRef }) => providerRef === charge.providerRef)
  if (seen !== undefined) return seen.status === 'reversed' ? 'done' : 'absent'
  return told?.state === 'away' ? 'unknown' : null
}
