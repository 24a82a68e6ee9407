import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { EnrollmentQuote } from '../enrollment/enrollment-quote.ts'
import { isActivity } from '../fees/fee.ts'
import type { Publication } from './publication.ts'

/** A payment that has begun and has not come to nothing. */
const buyingStates = ['open', 'agreement', 'under_review', 'approved']

interface BoughtRow {
  readonly quote: string
  readonly grade: string | null
}

/**
 * How many families pay, or have paid, by what was published, or are on the list of an activity that it brought.
 * Only activities are sold at the catalogue's value: annual and monthly fees are accounting's.
 */
export async function countBuyers(
  database: Database,
  { project, at, fees }: Publication,
  keyOf: (grade: number) => string | null,
): Promise<number> {
  const activities = fees.filter(({ type }) => isActivity(type))
  if (activities.length === 0) return 0
  const sold = new Set(activities.map(({ grade, code }) => `${keyOf(grade)}/${code}`))
  const rows: readonly BoughtRow[] = await database('allocation as a')
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .where('o.project', project)
    .where('a.planned_at', '>=', at)
    .whereIn('a.status', buyingStates)
    .select('o.quote', 's.next_grade as grade')
  const buyers = rows.filter(({ quote, grade }) => {
    const { activities: chosen }: EnrollmentQuote = JSON.parse(quote)
    return chosen.some(({ code }) => sold.has(`${grade}/${code}`))
  })
  const created = activities.flatMap(({ act, id }) => (act === 'fee.create' && id !== null ? [id] : []))
  return buyers.length + (await countChosen(database, created))
}

async function countChosen(database: Database, feeIds: readonly number[]): Promise<number> {
  const counts = await inChunks(feeIds, (some) =>
    database('activity_subscription')
      .whereIn('fee_id', some)
      .count<{ count: number | string }[]>({ count: '*' }),
  )
  return counts.reduce((sum, { count }) => sum + Number(count), 0)
}
