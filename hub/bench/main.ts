import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchCli } from './cli.ts'
import { benchConsole } from './console.ts'
import { benchEnrolments } from './enrolments.ts'
import { benchFamilies } from './families.ts'
import { benchHomesMap } from './homes-map.ts'
import { benchOpeningDay, usualTerms } from './opening-day.ts'
import { benchQuotes } from './quotes.ts'
import { benchSettling } from './settling.ts'
import { benchSignIns } from './sign-ins.ts'
import { benchStaffList } from './staff-list.ts'
import { benchStartUp } from './start-up.ts'

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { families: { type: 'string' }, minutes: { type: 'string' } },
})

/**
 * `npm run bench` runs all, `npm run bench -- quotes` one, `npm run bench -- opening-day --families 3000 --minutes 1`
 * that one with as many families in as little time. Figures depend on the machine, ratios hardly.
 */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  quotes: benchQuotes,
  'sign-ins': benchSignIns,
  enrolments: benchEnrolments,
  settling: benchSettling,
  'staff-list': benchStaffList,
  'start-up': benchStartUp,
  console: benchConsole,
  families: benchFamilies,
  'homes-map': benchHomesMap,
  cli: benchCli,
  'opening-day': () =>
    benchOpeningDay({
      families: Number(values.families ?? usualTerms.families),
      minutes: Number(values.minutes ?? usualTerms.minutes),
    }),
}

const unknown = asked.filter((name) => benches[name] === undefined)

if (unknown.length > 0) {
  process.stderr.write(
    `no bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}\n`,
  )
  process.exitCode = 2
} else {
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores; medians, ratios within one round\n`)
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length === 0 || asked.includes(name)) await bench()
  }
}
