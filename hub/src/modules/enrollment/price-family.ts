import { PluginFault, type StudentPrice } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused } from '../../shared/refusal.ts'
import type { GradeActivities } from '../activities/index.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { entryOf } from '../students/entry.ts'
import { isPaid } from '../students/payment-complete.ts'
import { changeItems, changeOffer, chargedBy, type FeeChange, heldAtPrices } from './change-prices.ts'
import { type Comparison, comparePrices, periodOf } from './compare-prices.ts'
import type { GradeFamily } from './grade-families.store.ts'
import type { Enrollee } from './read-enrollee.ts'
import { readItems } from './read-items.ts'
import type { FamilyImpact } from './sum-impact.ts'

export interface GradeChange {
  readonly grade: SeasonGrade
  readonly changes: readonly FeeChange[]
  readonly activities: GradeActivities
}

/** What a change does to one family. Once the deadline is over accounting is asked about nobody more. */
export async function priceFamily(
  app: Pick<AppContext, 'config' | 'clock' | 'log' | 'prices'>,
  change: GradeChange,
  { family, deadline }: { readonly family: GradeFamily; readonly deadline: AbortSignal },
): Promise<FamilyImpact> {
  const { student } = family
  const named = { student: student.code, name: `${student.firstNames} ${student.lastNames}` }
  const status = comparisonOf(family)
  if (status !== null) return { ...named, comparison: status }
  const asksAccounting = change.changes.some((one) => chargedBy(one) === 'accounting')
  if (asksAccounting && deadline.aborted) return { ...named, comparison: 'unknown' }
  const items = asksAccounting ? await askItems(app, { student, grade: change.grade }) : []
  const comparison = items === null ? 'unknown' : compareFor(app, change, { family, items })
  return { ...named, comparison }
}

/** Whom a change of fees does not reach, and why. */
function comparisonOf({ student: { terms }, orderStatus }: GradeFamily): 'settled' | 'not-enabled' | null {
  if ((orderStatus !== null && orderStatus !== 'open') || isPaid(terms.paymentStatus)) return 'settled'
  return entryOf(terms) === 'never' ? 'not-enabled' : null
}

async function askItems(
  app: Pick<AppContext, 'config' | 'log' | 'prices'>,
  enrollee: Enrollee,
): Promise<readonly StudentPrice[] | null> {
  try {
    return await readItems(app, enrollee)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.warn({ fault: error.code }, 'the prices of a student could not be read')
    return null
  }
}

/** A price list that the chain itself refuses says nothing about this family. */
function compareFor(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { grade, changes, activities }: GradeChange,
  { family, items }: { readonly family: GradeFamily; readonly items: readonly StudentPrice[] },
): Comparison | 'unknown' {
  const season = config.seasons.parents
  const now = clock.now()
  const code = family.student.code.toUpperCase()
  const held = activities.held.filter(({ studentCode }) => studentCode === code)
  const offers = { before: activities.offered, after: changeOffer(activities.offered, changes) }
  const comparison = comparePrices(
    { season, now, gradeKey: grade.key, period: periodOf(family.period, season.parent, now) },
    changes.map((change) => change.code),
    {
      before: { items, activities: heldAtPrices(held, offers.before, grade.id) },
      after: {
        items: changeItems(items, changes),
        activities: heldAtPrices(held, offers.after, grade.id),
      },
    },
  )
  return isRefused(comparison) ? 'unknown' : comparison
}
