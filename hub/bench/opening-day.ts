import { goalsOf, type Measurement } from './goals/goals.ts'
import { judge } from './goals/judge.ts'
import { Deadline, lastShareOf, openingShareOf, shareOf, wholeMs } from './opening-day/deadline.ts'
import { type Day, measurementsOf } from './opening-day/measurements.ts'
import { printDay, printSchools } from './opening-day/print.ts'
import { watchProcessor } from './opening-day/processor.ts'
import {
  oneOnPostgres,
  oneOnSqlite,
  type School,
  type SchoolKind,
  threeOnPostgres,
} from './opening-day/schools.ts'
import { sendCrowd } from './opening-day/send-crowd.ts'
import { watchHubs } from './opening-day/watch-hubs.ts'
import { describeMachine } from './support/machine.ts'
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
export async function benchOpeningDay(
  options: OpeningDayOptions = usualOpeningDay,
): Promise<readonly Measurement[]> {
  const whole = new Deadline(wholeMs)
  const openDay = dayOpener(options)
  const days: Day[] = []
  for (const [index, kind] of kinds.entries()) {
    const day = await openDay(kind, new Deadline(shareOf(whole.leftMs(), kinds.length - index)))
    if (day === null) continue
    if (!('why' in day)) printDay(day)
    days.push(day)
  }
  const measurements = measurementsOf(days)
  printSchools(days, judge(goalsOf(['opening-day']), measurements, await describeMachine()).figures)
  return measurements
}

/** Opens one school after the other to the same families; null where this machine lacks what a school needs. */
function dayOpener({ families, minutes }: OpeningDayOptions) {
  const busy = Math.min(600, families)
  const wanted = warming + families + busy
  let codes: readonly string[] = []
  const crowdsOf = ({ folder }: School): Crowds => {
    // The same seed is the same school, wherever its rows are.
    if (codes.length === 0) codes = enrollableCodes(folder, wanted)
    return {
      first: codes.slice(0, warming),
      all: codes.slice(warming, warming + families),
      last: codes.slice(warming + families),
    }
  }
  return async (kind: SchoolKind, deadline: Deadline): Promise<Day | null> => {
    const school = kind.name
    try {
      const day = await kind.with({ students: wanted * 3, deadline }, (opened) =>
        openSchool(opened, crowdsOf(opened), { ms: minutes * 60_000, deadline }),
      )
      return day === null ? null : { school, families, ...day }
    } catch (error) {
      return { school, families, why: error instanceof Error ? error.message : String(error) }
    }
  }
}

interface Crowds {
  readonly first: readonly string[]
  readonly all: readonly string[]
  readonly last: readonly string[]
}

interface Times {
  /** In which the families arrive. */
  readonly ms: number
  readonly deadline: Deadline
}

async function openSchool(school: School, { first, all, last }: Crowds, { ms, deadline }: Times) {
  const { url } = school
  await sendCrowd({
    url,
    codes: first,
    come: 'in-turn',
    atOnce: warming,
    withinMs: lastShareOf(deadline.leftMs()),
  })
  await rest(school)
  const readUse = await watchProcessor(school)
  const { result: opening, seen } = await watchHubs(school, () =>
    sendCrowd({ url, codes: all, come: 'spread', ms, withinMs: openingShareOf(deadline.leftMs()) }),
  )
  const processor = await readUse(opening.cpuSeconds)
  await rest(school)
  const withinMs = lastShareOf(deadline.leftMs())
  const busiest = await sendCrowd({ url, codes: last, come: 'in-turn', atOnce: mostAtOnce, withinMs })
  // Where nobody had the time to pay, nothing was measured.
  const most = busiest.paid === 0 ? Number.NaN : (busiest.paid / busiest.spentMs) * 1000
  return { hubs: school.hubs.length, opening, seen, processor, most }
}

/** Receipts and accounting follow the payments; what is measured next begins without them. */
async function rest({ hubs, workers }: School): Promise<void> {
  await Promise.all([...hubs, ...workers].map((each) => each.idle()))
}
