import pMap from 'p-map'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { activitiesOfGrade } from '../activities/index.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import type { FeeChange } from './change-prices.ts'
import { checkChanges } from './check-changes.ts'
import { periodOf } from './compare-prices.ts'
import { familiesOfGrade } from './grade-families.store.ts'
import { impactAssumptions } from './impact-assumptions.ts'
import { priceFamily } from './price-family.ts'
import { type ImpactSum, sumImpact } from './sum-impact.ts'

const concurrency = 8
const timeoutMs = 20_000

export interface ImpactQuestion {
  readonly grade: number
  readonly changes: readonly FeeChange[]
}

export interface FeeImpact extends ImpactSum {
  readonly of: SeasonGrade
  readonly assumes: readonly string[]
}

/** What changes of a grade's fees would do to its families, were they made now. Changes nothing. */
export async function previewFeeImpact(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'prices'>,
  { grade, changes }: ImpactQuestion,
): Promise<Refusal<'BAD_INPUT' | 'FEATURE_DOWN'> | FeeImpact> {
  const { project, parent } = app.config.seasons.parents
  const of = gradeById(parent, grade)
  if (of === null) return refuse('BAD_INPUT', { fields: { grade: ['fee.missing.grade'] } })
  const families = await familiesOfGrade(app.database, { project, gradeKey: of.key })
  const studentCodes = families.map(({ student }) => student.code.toUpperCase())
  const activities = await activitiesOfGrade(app.database, { project, grade, studentCodes })
  const fields = checkChanges(changes, activities.offered)
  if (Object.keys(fields).length > 0) return refuse('BAD_INPUT', { fields })

  const deadline = AbortSignal.timeout(timeoutMs)
  const change = { grade: of, changes, activities }
  const impacts = await pMap(families, (family) => priceFamily(app, change, { family, deadline }), {
    concurrency,
  })
  const impact = sumImpact(impacts)
  const unasked = impact.settled + impact.not_enabled
  if (impact.unknown > 0 && impact.unknown + unasked === impact.students) return refuse('FEATURE_DOWN')
  const assumes = impactAssumptions({
    changes,
    prefixes: Object.values(parent.prefixes),
    hasUsualPeriod: families.some(({ period }) => period !== periodOf(period, parent, app.clock.now())),
    hasSettled: impact.settled > 0,
  })
  return { ...impact, of, assumes }
}
