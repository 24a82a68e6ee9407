import type { Measurement } from './goals/goals.ts'
import { type MeasuredDay, measurementsOf } from './opening-day/measurements.ts'
import { printDay, printSchools } from './opening-day/print.ts'
import {
  oneOnPostgres,
  oneOnSqlite,
  type School,
  type SchoolKind,
  threeOnPostgres,
} from './opening-day/schools.ts'
import { sendCrowd } from './opening-day/send-crowd.ts'
import { watchHubs } from './opening-day/watch-hubs.ts'
import { enrollableCodes } from './support/students.ts'

export interface OpeningDayOptions {
  readonly families: number
  /** In which they arrive. */
  readonly minutes: number
}

/** Small enough to be run with the others; a whole one is 3,000 families within a minute. */
export const usualOpeningDay: OpeningDayOptions = { families: 300, minutes: 1 / 3 }

const warming = 40
/** More than a school bears at the same time, a family's wait between two looks at its payment included. */
const mostAtOnce = 200
const kinds: readonly SchoolKind[] = [oneOnSqlite, oneOnPostgres, threeOnPostgres]

/** Families who all come when the season opens, each from the sign-in page to its approved payment. */
export async function benchOpeningDay({ families, minutes }: OpeningDayOptions = usualOpeningDay): Promise<
  readonly Measurement[]
> {
  const busy = Math.min(600, families)
  const wanted = warming + families + busy
  const days: MeasuredDay[] = []
  let codes: readonly string[] = []
  for (const kind of kinds) {
    await kind.with(wanted * 3, async (school) => {
      // The same seed is the same school, wherever its rows are.
      if (codes.length === 0) codes = enrollableCodes(school.folder, wanted)
      const crowds = {
        first: codes.slice(0, warming),
        all: codes.slice(warming, warming + families),
        last: codes.slice(warming + families),
      }
      const day = await openSchool(school, crowds, minutes * 60_000)
      days.push({ school: kind.name, families, ...day })
      printDay({ school: kind.name, families, ...day })
    })
  }
  printSchools(days)
  return measurementsOf(days)
}

interface Crowds {
  readonly first: readonly string[]
  readonly all: readonly string[]
  readonly last: readonly string[]
}

async function openSchool(school: School, { first, all, last }: Crowds, ms: number) {
  const { url } = school
  await sendCrowd({ url, codes: first, come: 'in-turn', atOnce: 8 })
  await rest(school)
  const { result: opening, seen } = await watchHubs(school, () =>
    sendCrowd({ url, codes: all, come: 'spread', ms }),
  )
  await rest(school)
  const busiest = await sendCrowd({ url, codes: last, come: 'in-turn', atOnce: mostAtOnce })
  return { opening, seen, most: (busiest.paid / busiest.spentMs) * 1000 }
}

/** Receipts and accounting follow the payments; what is measured next begins without them. */
async function rest({ hubs, workers }: School): Promise<void> {
  await Promise.all([...hubs, ...workers].map((each) => each.idle()))
}
