import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { inLanes } from '../../shared/in-lanes.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { changeAtTurnstile, type Ending, wordsOf } from './change-at-turnstile.ts'
import { endRow, type PlannedChange, type PlanRow, rowsOf } from './food-plan-row.store.ts'
import { claimPlan, endPlan, findPlan, leasePlan, type PlanKey } from './food-plan.store.ts'
import { countsOf } from './plan-progress.ts'
import type { FoodAct } from './services.ts'

export interface RunAsk {
  readonly act: FoodAct
  readonly token: string
  readonly actor: string
  readonly trace: string
  /** Aborted when the hub stops: what has not ended then waits for the next run. */
  readonly signal: AbortSignal
}

/** Changes under way at a time. */
const lanes = 8
/** Longer than any change may take: a run that has not said for so long that it goes on was killed. */
const leaseMs = 30_000

/**
 * Runs a plan, once: each student by a key that is the plan's own, so that a killed run taken up again does nothing
 * twice. One failure does not stop the rest, and no transaction is held meanwhile. Each row is kept as it ends; the
 * trail has the beginning and the end.
 */
export async function runPlan(house: House, ask: RunAsk): Promise<Refusal | readonly PlanRow[]> {
  const plan = { tokenHash: sha256(ask.token), act: ask.act }
  const rows = await claimWithTrail(house, plan, ask)
  if (rows === null) return refuseSpent(house, plan)
  await inLanes(rows, lanes, (row) => runRow(house, { plan, row, ask }))
  return ask.signal.aborted ? leaveOff(house, plan) : endWithTrail(house, plan, ask)
}

async function claimWithTrail({ database, clock }: House, plan: PlanKey, { actor, trace }: RunAsk) {
  const now = clock.wall()
  return inTransaction(database, async (trx) => {
    const lease = { now, until: new Date(now.getTime() + leaseMs) }
    if (!(await claimPlan(trx, plan, lease))) return null
    const waiting = (await rowsOf(trx, plan.tokenHash)).filter(({ result }) => result === 'waiting')
    const rows = waiting.map(({ student, service }) => ({ student, service }))
    const facts = { act: 'food.run', subject: plan.tokenHash, before: null, after: { act: plan.act, rows } }
    await recordAudit(trx, { at: now, actor, trace, ...facts })
    return rows
  })
}

/** Who lost the answer of a run finds it in the refusal of the next. */
async function refuseSpent({ database }: House, plan: PlanKey): Promise<Refusal> {
  const kept = await findPlan(database, plan.tokenHash)
  const isEnded = kept !== null && kept.act === plan.act && kept.endedAt !== null
  if (!isEnded) return refuse('PLAN_SPENT')
  const { done, failed } = countsOf(await rowsOf(database, plan.tokenHash))
  return refuse('PLAN_SPENT', { facts: { done, failed } })
}

interface RowRun {
  readonly plan: PlanKey
  readonly row: PlannedChange
  readonly ask: RunAsk
}

async function runRow(house: House, { plan, row, ask: { trace, signal } }: RowRun): Promise<void> {
  if (signal.aborted) return
  const { tokenHash, act } = plan
  const change = { act, studentCode: row.student, service: row.service }
  const ending = await changeAtTurnstile(house, change, { key: `${tokenHash}:${row.student}`, trace, signal })
  // It broke off because we stop; by its key the next run learns what became of it.
  if (ending.is === 'failed' && signal.aborted) return
  await endRow(house.database, tokenHash, { ...row, ...resultOf(ending) })
  await leasePlan(house.database, tokenHash, new Date(house.clock.wall().getTime() + leaseMs))
}

function resultOf(ending: Ending): Pick<PlanRow, 'result' | 'fault' | 'words'> {
  return ending.is === 'done'
    ? { result: 'done', fault: null, words: '' }
    : { result: 'failed', ...wordsOf(ending.fault) }
}

/** Another hub may take it up at once. */
async function leaveOff({ database, clock }: House, { tokenHash }: PlanKey): Promise<Refusal> {
  await leasePlan(database, tokenHash, clock.wall())
  return refuse('FEATURE_DOWN')
}

async function endWithTrail({ database, clock }: House, { tokenHash, act }: PlanKey, ask: RunAsk) {
  const at = clock.wall()
  return inTransaction(database, async (trx) => {
    const rows = await rowsOf(trx, tokenHash)
    if (await endPlan(trx, tokenHash, at)) {
      const { done, failed } = countsOf(rows)
      const ran = rows.map(({ student, service, fault }) => ({ student, service, fault }))
      await recordAudit(trx, {
        at,
        actor: ask.actor,
        act: 'food.ran',
        subject: tokenHash,
        before: null,
        after: { act, done, failed, rows: ran },
        trace: ask.trace,
      })
    }
    return rows
  })
}
