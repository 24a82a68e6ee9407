import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { FoodAct } from './services.ts'

export interface PlanKey {
  readonly tokenHash: string
  readonly act: FoodAct
}

export interface NewPlan extends PlanKey {
  readonly createdBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** How far a plan has come; the instants as they are written. */
export interface KeptPlan extends PlanKey {
  readonly expiresAt: string
  readonly startedAt: string | null
  /** Until when whoever runs it is believed to be alive. */
  readonly leasedUntil: string | null
  readonly endedAt: string | null
}

interface PlanRow {
  token_hash: string
  act: FoodAct
  created_by: string
  created_at: string
  expires_at: string
  started_at: string | null
  leased_until: string | null
  lease_token: string | null
  ended_at: string | null
}

export async function keepPlan(trx: Transaction, plan: NewPlan): Promise<void> {
  await trx<PlanRow>('food_plan').insert({
    token_hash: plan.tokenHash,
    act: plan.act,
    created_by: plan.createdBy,
    created_at: plan.createdAt.toISOString(),
    expires_at: plan.expiresAt.toISOString(),
    started_at: null,
    leased_until: null,
    lease_token: null,
    ended_at: null,
  })
}

export async function findPlan(database: Database, tokenHash: string): Promise<KeptPlan | null> {
  const row = await database<PlanRow>('food_plan').where({ token_hash: tokenHash }).first()
  if (row === undefined) return null
  return {
    tokenHash,
    act: row.act,
    expiresAt: row.expires_at,
    startedAt: row.started_at,
    leasedUntil: row.leased_until,
    endedAt: row.ended_at,
  }
}

export interface Lease {
  readonly now: Date
  readonly until: Date
  /** Whose run it is from now on. */
  readonly token: string
}

/**
 * Takes a plan to run it, for this caller alone: one that nobody has begun and that is not late, or one whose run has
 * stopped. False when it is run, running, late or not there.
 */
export async function claimPlan(
  trx: Transaction,
  plan: PlanKey,
  { now, until, token }: Lease,
): Promise<boolean> {
  const at = now.toISOString()
  const lease = { leased_until: until.toISOString(), lease_token: token }
  const open = () => trx<PlanRow>('food_plan').where({ token_hash: plan.tokenHash, act: plan.act })
  const begun = await open()
    .whereNull('started_at')
    .where('expires_at', '>', at)
    .update({ started_at: at, ...lease })
  if (begun > 0) return true
  const resumed = await open()
    .whereNotNull('started_at')
    .whereNull('ended_at')
    .where((stopped) => {
      void stopped.whereNull('leased_until').orWhere('leased_until', '<=', at)
    })
    .update(lease)
  return resumed > 0
}

/** A plan and whose run of it this is. */
export interface PlanRun {
  readonly tokenHash: string
  readonly lease: string
}

/** Lets a plan go before its end, so that another may take it up at once. */
export async function releasePlan(database: Database, run: PlanRun): Promise<void> {
  await runOf(database, run).update({ leased_until: null, lease_token: null })
}

/** False when another run has taken it over. */
export async function endPlan(trx: Transaction, run: PlanRun, now: Date): Promise<boolean> {
  const ended = await runOf(trx, run)
    .whereNull('ended_at')
    .update({ ended_at: now.toISOString(), leased_until: null, lease_token: null })
  return ended > 0
}

/** The plan, as long as it is this run's. */
export function runOf(database: Database, { tokenHash, lease }: PlanRun) {
  return database<PlanRow>('food_plan').where({ token_hash: tokenHash, lease_token: lease })
}

export async function deletePlansExpiredBefore(database: Database, instant: Date): Promise<number> {
  const expired = () => database('food_plan').where('expires_at', '<', instant.toISOString())
  await database('food_plan_row').whereIn('token_hash', expired().select('token_hash')).delete()
  return expired().delete()
}
