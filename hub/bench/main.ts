import { cpus } from 'node:os'
import { findBrowser } from '@matricula/hub/testing/find-browser'
import { type Bench, chooseBenches } from './choose-benches.ts'
import { benchCli } from './cli.ts'
import { benchConsole } from './console.ts'
import { benchEnrolments } from './enrolments.ts'
import { benchFamilies } from './families.ts'
import { benchHomesMap } from './homes-map.ts'
import { benchOpeningDay, usualOpeningDay } from './opening-day.ts'
import { benchQuotes } from './quotes.ts'
import { type BenchArguments, readWords, usageOf } from './read-words.ts'
import { benchSettling } from './settling.ts'
import { benchSignIns } from './sign-ins.ts'
import { benchStaffList } from './staff-list.ts'
import { benchStartUp } from './start-up.ts'

/**
 * `npm run bench` runs all, `npm run bench -- quotes` one, `npm run bench -- opening-day --families 3000 --minutes 1`
 * that one with as many families in as little time. Figures depend on the machine, ratios hardly.
 */
const benchesFor = ({ openingDay }: Pick<BenchArguments, 'openingDay'>): Readonly<Record<string, Bench>> => ({
  quotes: { run: benchQuotes },
  'sign-ins': { run: benchSignIns },
  enrolments: { run: benchEnrolments },
  settling: { run: benchSettling },
  'staff-list': { run: benchStaffList },
  'start-up': { run: benchStartUp },
  console: { run: benchConsole, needsBrowser: true },
  families: { run: benchFamilies, needsBrowser: true },
  'homes-map': { run: benchHomesMap, needsBrowser: true },
  cli: { run: benchCli },
  'opening-day': { run: () => benchOpeningDay(openingDay) },
})

const read = readWords(process.argv.slice(2))
const usage = () => usageOf(Object.keys(benchesFor({ openingDay: usualOpeningDay })))

if (read === 'help') process.stdout.write(usage())
else if ('wrong' in read) refuse(`${read.wrong}\n\n${usage()}`)
else await bench(read)

async function bench(asked: BenchArguments): Promise<void> {
  const benches = benchesFor(asked)
  const hasBrowser = (await findBrowser()) !== null
  const { names, leftOut, unknown } = chooseBenches(benches, { asked: asked.names, hasBrowser })
  if (unknown.length > 0) return refuse(`no bench is called ${unknown.join(', ')}\n\n${usage()}`)
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores; medians, ratios within one round\n`)
  for (const name of names) await benches[name]?.run()
  if (leftOut.length === 0) return
  process.stderr.write(
    `left out, as no Chromium or Chrome was found: ${leftOut.join(', ')}. \`npm run browser -w hub\` installs one; ` +
      'CHROME_PATH names one that is there.\n',
  )
  // Whoever asked for these by name did not get them.
  if (asked.names.length > 0) process.exitCode = 1
}

function refuse(text: string): void {
  process.stderr.write(text)
  process.exitCode = 2
}
