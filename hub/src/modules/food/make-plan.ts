import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findChanges, type FoundChanges, type FoodPlanInput } from './find-changes.ts'
import { keepRows } from './food-plan-row.store.ts'
import { keepPlan } from './food-plan.store.ts'
import type { FoodAct } from './services.ts'

export interface PlanAsk {
  readonly act: FoodAct
  readonly input: FoodPlanInput
  readonly actor: string
  readonly trace: string
}

export interface FoodPlan extends FoundChanges {
  /** Opens the plan once; only its hash is kept. */
  readonly token: string
  readonly expiresAt: Date
}

/** Two questions for each student of a large school; who asks waits no longer than this. */
const deadlineMs = 55_000

/** Prepares a run and changes nothing (food-4). */
export async function makePlan(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids' | 'plugins'>,
  { act, input, actor, trace }: PlanAsk,
): Promise<FoodPlan> {
  const { database, clock, config, ids } = app
  const found = await findChanges(app, act, input, { signal: AbortSignal.timeout(deadlineMs), trace })
  const token = ids.secret()
  const tokenHash = sha256(token)
  const createdAt = clock.wall()
  const expiresAt = new Date(createdAt.getTime() + config.settings.food.planMinutes * 60_000)
  const rows = found.changes.map(({ student, service }) => ({ student: student.code, service }))
  await inTransaction(database, async (trx) => {
    await keepPlan(trx, { tokenHash, act, createdBy: actor, createdAt, expiresAt })
    await keepRows(trx, tokenHash, rows)
    await recordAudit(trx, {
      at: createdAt,
      actor,
      act: 'food.plan',
      subject: tokenHash,
      before: null,
      after: { act, rows: rows.length, unchanged: found.unchanged, unknown: found.unknown.length },
      trace,
    })
  })
  return { ...found, token, expiresAt }
}
