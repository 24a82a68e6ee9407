import type { DataHolder } from '../privacy/index.ts'
import {
  deletePlansExpiredBefore,
  type KeptPlan,
  keptPlans,
  type PlannedChange,
  rewritePlan,
} from './food-plan.store.ts'

/** A plan is good for minutes; its outcome is kept a day longer for who asks what became of it. */
const keptMs = 24 * 60 * 60_000

/** Plans of food services name students by code. */
export const plansHolder = {
  name: 'food-plans',
  export: async (database, codes) =>
    (await keptPlans(database)).flatMap(({ act, rows, outcome, createdAt }) =>
      (outcome ?? rows).filter(isOf(codes)).map((row) => ({ act, createdAt, ...row })),
    ),
  async erase(trx, codes) {
    const theirs = (await keptPlans(trx)).filter(({ rows }) => rows.some(isOf(codes)))
    for (const plan of theirs) await rewritePlan(trx, without(plan, codes))
    return theirs.length
  },
  retain: (database, now) => deletePlansExpiredBefore(database, new Date(now.getTime() - keptMs)),
} satisfies DataHolder

function isOf(codes: readonly string[]) {
  return ({ student }: PlannedChange) => codes.includes(student)
}

function without({ rows, outcome, ...plan }: KeptPlan, codes: readonly string[]): KeptPlan {
  const isOther = (row: PlannedChange) => !isOf(codes)(row)
  return { ...plan, rows: rows.filter(isOther), outcome: outcome?.filter(isOther) ?? null }
}
