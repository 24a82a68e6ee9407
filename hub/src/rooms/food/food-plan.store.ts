import type { FaultCode, FoodService } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { FoodAct } from './services.ts'

/** One student of a plan. A student stands in it once. */
export interface PlannedChange {
  readonly student: string
  readonly service: FoodService
}

/** What became of one student of a plan; `words` are the vendor's own. */
export interface RanChange extends PlannedChange {
  readonly fault: FaultCode | null
  readonly words: string
}

export interface NewPlan {
  readonly tokenHash: string
  readonly act: FoodAct
  readonly rows: readonly PlannedChange[]
  readonly createdBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

interface PlanRow {
  token_hash: string
  act: FoodAct
  rows: string
  created_by: string
  created_at: string
  expires_at: string
  started_at: string | null
  outcome: string | null
}

export interface PlanKey {
  readonly tokenHash: string
  readonly act: FoodAct
}

export async function keepPlan(database: Database, plan: NewPlan): Promise<void> {
  await database<PlanRow>('food_plan').insert({
    token_hash: plan.tokenHash,
    act: plan.act,
    rows: JSON.stringify(plan.rows),
    created_by: plan.createdBy,
    created_at: plan.createdAt.toISOString(),
    expires_at: plan.expiresAt.toISOString(),
    started_at: null,
    outcome: null,
  })
}

export interface ClaimTerms {
  readonly now: Date
  /** A run that began before it and has no outcome was killed; it may be taken up. */
  readonly killedBefore: Date
}

/** Takes a plan to run it, for this caller alone; null when it is run, running, late or not there. */
export async function claimPlan(
  database: Database,
  { tokenHash, act }: PlanKey,
  { now, killedBefore }: ClaimTerms,
): Promise<readonly PlannedChange[] | null> {
  const claimed = await database<PlanRow>('food_plan')
    .where({ token_hash: tokenHash, act })
    .whereNull('outcome')
    .where('expires_at', '>', now.toISOString())
    .where((begun) => {
      void begun.whereNull('started_at').orWhere('started_at', '<', killedBefore.toISOString())
    })
    .update({ started_at: now.toISOString() })
  if (claimed === 0) return null
  const row = await database<PlanRow>('food_plan').where({ token_hash: tokenHash }).first()
  return row === undefined ? null : JSON.parse(row.rows)
}

export async function keepOutcome(
  trx: Transaction,
  tokenHash: string,
  outcome: readonly RanChange[],
): Promise<void> {
  await trx<PlanRow>('food_plan')
    .where({ token_hash: tokenHash })
    .update({ outcome: JSON.stringify(outcome) })
}

/** What became of a plan; null while it has not run to its end. */
export async function findOutcome(
  database: Database,
  { tokenHash, act }: PlanKey,
): Promise<readonly RanChange[] | null> {
  const row = await database<PlanRow>('food_plan').where({ token_hash: tokenHash, act }).first()
  return row?.outcome == null ? null : JSON.parse(row.outcome)
}

export async function deletePlansExpiredBefore(database: Database, instant: Date): Promise<number> {
  return database('food_plan').where('expires_at', '<', instant.toISOString()).delete()
}

export interface KeptPlan extends PlanKey {
  readonly rows: readonly PlannedChange[]
  readonly outcome: readonly RanChange[] | null
  readonly createdAt: Date
}

export async function keptPlans(database: Database): Promise<readonly KeptPlan[]> {
  const rows = await database<PlanRow>('food_plan').orderBy('token_hash')
  return rows.map(({ token_hash: tokenHash, act, rows: planned, outcome, created_at: createdAt }) => ({
    tokenHash,
    act,
    rows: JSON.parse(planned),
    outcome: outcome === null ? null : JSON.parse(outcome),
    createdAt: new Date(createdAt),
  }))
}

export async function rewritePlan(trx: Transaction, { tokenHash, rows, outcome }: KeptPlan): Promise<void> {
  await trx<PlanRow>('food_plan')
    .where({ token_hash: tokenHash })
    .update({ rows: JSON.stringify(rows), outcome: outcome === null ? null : JSON.stringify(outcome) })
}
