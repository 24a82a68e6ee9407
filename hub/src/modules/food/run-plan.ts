import { randomUUID } from 'node:crypto'
import pMap from 'p-map'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { leaseTermUntil } from '../../shared/lease-term.ts'
import { withLease } from '../../shared/with-lease.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { changeAtTurnstile, type Ending, wordsOf } from './change-at-turnstile.ts'
import { endRow, type PlannedChange, type PlanRow, rowsOf } from './food-plan-row.store.ts'
import { claimPlan, endPlan, findPlan, type PlanKey, type PlanRun, releasePlan } from './food-plan.store.ts'
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
const concurrency = 8
/** A run that has not said for so long that it goes on was killed. */
const leaseMs = 30_000

/**
 * Runs a plan, once: each student by a key that is the plan's own, so that a killed run taken up again does nothing
 * twice. One failure does not stop the rest, and no transaction is held meanwhile. Each row is kept as it ends; the
 * trail has the beginning and the end.
 */
export async function runPlan(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  ask: RunAsk,
): Promise<Refusal<'FEATURE_DOWN' | 'PLAN_SPENT'> | readonly PlanRow[]> {
  const plan = { tokenHash: sha256(ask.token), act: ask.act }
  const claimed = await claimWithTrail(app, plan, ask)
  if (claimed === null) return refuseSpent(app, plan)
  const { run, until, rows } = claimed
  const key = { token_hash: plan.tokenHash }
  const lease = { table: 'food_plan', key, token: run.lease, until: until.toISOString(), ms: leaseMs }
  const ended = await withLease(app, lease, async (held) => {
    const signal = leaseTermUntil(held, ask.signal)
    await pMap(rows, (row) => runRow(app, { run, row, ask, signal }), { concurrency })
    return ask.signal.aborted ? leaveOff(app, run) : endWithTrail(app, run, ask)
  })
  return ended ?? refuseSpent(app, plan)
}

async function claimWithTrail(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  plan: PlanKey,
  { actor, trace }: RunAsk,
) {
  const now = clock.wall()
  const until = new Date(now.getTime() + leaseMs)
  const run: PlanRun = { tokenHash: plan.tokenHash, lease: randomUUID() }
  return inTransaction(database, async (trx) => {
    if (!(await claimPlan(trx, plan, { now, until, token: run.lease }))) return null
    const waiting = (await rowsOf(trx, plan.tokenHash)).filter(({ result }) => result === 'waiting')
    const rows = waiting.map(({ student, service }) => ({ student, service }))
    const facts = { act: 'food.run', subject: plan.tokenHash, before: null, after: { act: plan.act, rows } }
    await recordAudit(trx, { at: now, actor, trace, ...facts })
    return { run, until, rows }
  })
}

/** Who lost the answer of a run finds it in the refusal of the next. */
async function refuseSpent(
  { database }: Pick<AppContext, 'database'>,
  plan: PlanKey,
): Promise<Refusal<'PLAN_SPENT'>> {
  const kept = await findPlan(database, plan.tokenHash)
  const isEnded = kept !== null && kept.act === plan.act && kept.endedAt !== null
  if (!isEnded) return refuse('PLAN_SPENT')
  const { done, failed } = countsOf(await rowsOf(database, plan.tokenHash))
  return refuse('PLAN_SPENT', { facts: { done, failed } })
}

interface RowRun {
  readonly run: PlanRun
  readonly row: PlannedChange
  readonly ask: RunAsk
  readonly signal: AbortSignal
}

async function runRow(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { run, row, ask: { act, trace }, signal }: RowRun,
): Promise<void> {
  if (signal.aborted) return
  const change = { act, studentCode: row.student, service: row.service }
  const key = `${run.tokenHash}:${row.student}`
  const ending = await changeAtTurnstile(app, change, { key, trace, signal })
  // It broke off because we stop; by its key the next run learns what became of it.
  if (ending.is === 'failed' && signal.aborted) return
  await endRow(app.database, run, { ...row, ...resultOf(ending) })
}

function resultOf(ending: Ending): Pick<PlanRow, 'result' | 'fault' | 'words'> {
  return ending.is === 'done'
    ? { result: 'done', fault: null, words: '' }
    : { result: 'failed', ...wordsOf(ending.fault) }
}

/** Another hub may take it up at once. */
async function leaveOff(
  { database }: Pick<AppContext, 'database'>,
  run: PlanRun,
): Promise<Refusal<'FEATURE_DOWN'>> {
  await releasePlan(database, run)
  return refuse('FEATURE_DOWN')
}

/** Null when another run has taken the plan over. */
async function endWithTrail(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  run: PlanRun,
  ask: RunAsk,
) {
  const at = clock.wall()
  return inTransaction(database, async (trx) => {
    if (!(await endPlan(trx, run, at))) return null
    const rows = await rowsOf(trx, run.tokenHash)
    const { done, failed } = countsOf(rows)
    const ran = rows.map(({ student, service, fault }) => ({ student, service, fault }))
    await recordAudit(trx, {
      at,
      actor: ask.actor,
      act: 'food.ran',
      subject: run.tokenHash,
      before: null,
      after: { act: ask.act, done, failed, rows: ran },
      trace: ask.trace,
    })
    return rows
  })
}
