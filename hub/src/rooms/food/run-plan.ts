import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { inLanes } from '../../shared/in-lanes.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { changeAtTurnstile, wordsOf } from './change-at-turnstile.ts'
import {
  claimPlan,
  findOutcome,
  keepOutcome,
  type PlanKey,
  type PlannedChange,
  type RanChange,
} from './food-plan.store.ts'
import type { FoodAct } from './services.ts'

export interface RunAsk {
  readonly act: FoodAct
  readonly token: string
  readonly actor: string
  readonly trace: string
}

/** Changes under way at a time. */
const lanes = 8
/** A run takes no longer; one that began before it and has no outcome was killed. */
const runMs = 5 * 60_000

/**
 * Runs a plan, once: each student by a key that is the plan's own, so that a killed run taken up again does nothing
 * twice. One failure does not stop the rest, and no transaction is held meanwhile. The trail has its beginning and its
 * end.
 */
export async function runPlan(house: House, ask: RunAsk): Promise<Refusal | readonly RanChange[]> {
  const plan = { tokenHash: sha256(ask.token), act: ask.act }
  const rows = await claimWithTrail(house, plan, ask)
  if (rows === null) return refuseSpent(house, plan)
  const signal = AbortSignal.timeout(runMs - 10_000)
  const outcome = await inLanes(rows, lanes, (row) => runRow(house, { plan, row, trace: ask.trace, signal }))
  await keepWithTrail(house, { plan, ask, outcome })
  return outcome
}

async function claimWithTrail({ database, clock }: House, plan: PlanKey, { actor, trace }: RunAsk) {
  const now = clock.wall()
  return inTransaction(database, async (trx) => {
    const rows = await claimPlan(trx, plan, { now, killedBefore: new Date(now.getTime() - runMs) })
    if (rows === null) return null
    const facts = { act: 'food.run', subject: plan.tokenHash, before: null, after: { act: plan.act, rows } }
    await recordAudit(trx, { at: now, actor, trace, ...facts })
    return rows
  })
}

/** Who lost the answer of a run finds it in the refusal of the next. */
async function refuseSpent({ database }: House, plan: PlanKey): Promise<Refusal> {
  const outcome = await findOutcome(database, plan)
  return refuse('PLAN_SPENT', { facts: outcome === null ? {} : countsOf(outcome) })
}

interface RowRun {
  readonly plan: PlanKey
  readonly row: PlannedChange
  readonly trace: string
  readonly signal: AbortSignal
}

async function runRow(house: House, { plan, row, trace, signal }: RowRun): Promise<RanChange> {
  const change = { act: plan.act, studentCode: row.student, service: row.service }
  const key = `${plan.tokenHash}:${row.student}`
  const ending = await changeAtTurnstile(house, change, { key, trace, signal })
  return ending.is === 'done' ? { ...row, fault: null, words: '' } : { ...row, ...wordsOf(ending.fault) }
}

interface Ran {
  readonly plan: PlanKey
  readonly ask: RunAsk
  readonly outcome: readonly RanChange[]
}

async function keepWithTrail({ database, clock }: House, { plan, ask, outcome }: Ran): Promise<void> {
  await inTransaction(database, async (trx) => {
    await keepOutcome(trx, plan.tokenHash, outcome)
    await recordAudit(trx, {
      at: clock.wall(),
      actor: ask.actor,
      act: 'food.ran',
      subject: plan.tokenHash,
      before: null,
      after: { act: plan.act, ...countsOf(outcome), rows: outcome.map(({ words: _words, ...row }) => row) },
      trace: ask.trace,
    })
  })
}

export function countsOf(outcome: readonly RanChange[]) {
  const failed = outcome.filter(({ fault }) => fault !== null).length
  return { done: outcome.length - failed, failed }
}
