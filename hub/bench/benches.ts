import type { Bench } from './choose-benches.ts'
import { benchCli } from './cli.ts'
import { benchConsole } from './console.ts'
import { benchEnrolments } from './enrolments.ts'
import { benchFamilies } from './families.ts'
import type { BenchName } from './goals/goals.ts'
import { benchHomesMap } from './homes-map.ts'
import { benchOpeningDay, type OpeningDayOptions } from './opening-day.ts'
import { benchQuotes } from './quotes.ts'
import { benchReconciliation } from './reconciliation.ts'
import { benchSettling } from './settling.ts'
import { benchSignIns } from './sign-ins.ts'
import { benchStaffList } from './staff-list.ts'
import { benchStartUp } from './start-up.ts'

/** Every bench, in the order they run in. */
export function benchesFor(openingDay: OpeningDayOptions): Readonly<Record<BenchName, Bench>> {
  return {
    quotes: { run: benchQuotes },
    'sign-ins': { run: benchSignIns },
    enrolments: { run: benchEnrolments },
    settling: { run: benchSettling },
    'staff-list': { run: benchStaffList },
    reconciliation: { run: benchReconciliation },
    'start-up': { run: benchStartUp },
    console: { run: benchConsole, needsBrowser: true },
    families: { run: benchFamilies, needsBrowser: true },
    'homes-map': { run: benchHomesMap, needsBrowser: true },
    cli: { run: benchCli },
    'opening-day': { run: () => benchOpeningDay(openingDay) },
  }
}
