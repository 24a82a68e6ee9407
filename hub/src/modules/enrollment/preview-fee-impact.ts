import pMap from 'p-map'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { activitiesOfGrade } from '../activities/index.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { type FeeChange, chargedBy, type OfferedActivity } from './change-prices.ts'
import { periodOf } from './compare-prices.ts'
import { familiesOfGrade } from './grade-families.store.ts'
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

/**
 * Text keys by field: an activity that is changed is on offer, and a new one is not yet; one that is included stays
 * free. What accounting lists is accounting's to say, student by student.
 */
function checkChanges(
  changes: readonly FeeChange[],
  offered: readonly OfferedActivity[],
): Readonly<Record<string, readonly string[]>> {
  const wrong = changes.flatMap((change, index): [string, readonly string[]][] => {
    if (chargedBy(change) === 'accounting') return []
    const fee = offered.find(({ code }) => code === change.code)
    if ((fee !== undefined) !== (change.does !== 'create')) {
      const key = fee === undefined ? 'unknownFee' : 'taken'
      return [[`changes.${index}.code`, [`feeImpact.wrong.${key}`]]]
    }
    const isPaid = change.does === 'edit' && change.value > 0
    return isPaid && fee?.ecoType === 'incluida' ? [[`changes.${index}.value`, ['fee.wrong.incluida']]] : []
  })
  return Object.fromEntries(wrong)
}

interface ImpactFacts {
  readonly changes: readonly FeeChange[]
  /** How the codes of annual and of monthly items begin. */
  readonly prefixes: readonly string[]
  /** Somebody has not chosen a period, or one that is closed. */
  readonly hasUsualPeriod: boolean
  readonly hasSettled: boolean
}

/** What a preview takes for granted, as text keys; only what mattered for these changes. */
function impactAssumptions(facts: ImpactFacts): readonly string[] {
  const listed = facts.changes.filter((change) => chargedBy(change) === 'accounting')
  const activities = facts.changes.filter((change) => chargedBy(change) === 'catalogue')
  const some = (changes: readonly FeeChange[], does: FeeChange['does']) =>
    changes.some((change) => change.does === does)
  const isUnlisted = ({ code }: FeeChange) => !facts.prefixes.some((prefix) => code.startsWith(prefix))
  const held: readonly (readonly [string, boolean])[] = [
    ['listPrice', listed.length > 0],
    ['terms', listed.length > 0],
    ['proportion', some(listed, 'edit')],
    ['everyone', some(listed, 'create')],
    ['removed', some(listed, 'archive')],
    ['unlisted', listed.some(isUnlisted)],
    ['newActivity', some(activities, 'create')],
    ['keptActivity', some(activities, 'archive')],
    ['usualPeriod', facts.hasUsualPeriod],
    ['settled', facts.hasSettled],
  ]
  return held.filter(([, matters]) => matters).map(([name]) => `feeImpact.assumes.${name}`)
}
