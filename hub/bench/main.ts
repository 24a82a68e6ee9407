import { findBrowser } from '@matricula/hub/testing/find-browser'
import { benchesFor } from './benches.ts'
import { chooseBenches } from './choose-benches.ts'
import { goalsOf, type Measurement } from './goals/goals.ts'
import { judge } from './goals/judge.ts'
import { countLine, goalRows } from './goals/report.ts'
import { usualOpeningDay } from './opening-day.ts'
import { type BenchArguments, readWords, usageOf } from './read-words.ts'
import { describeMachine } from './support/machine.ts'
import { printTable } from './support/table.ts'

/**
 * `npm run bench` runs all, `npm run bench -- quotes` one, `npm run bench -- opening-day --families 3000 --minutes 1`
 * that one with as many families in as little time. Figures depend on the machine, ratios hardly.
 */
const read = readWords(process.argv.slice(2))
const usage = () => usageOf(Object.keys(benchesFor(usualOpeningDay)))

if (read === 'help') process.stdout.write(usage())
else if ('wrong' in read) refuse(`${read.wrong}\n\n${usage()}`)
else await bench(read)

async function bench(asked: BenchArguments): Promise<void> {
  const benches = benchesFor(asked.openingDay)
  const hasBrowser = (await findBrowser()) !== null
  const { names, leftOut, unknown } = chooseBenches(benches, { asked: asked.names, hasBrowser })
  if (unknown.length > 0) return refuse(`no bench is called ${unknown.join(', ')}\n\n${usage()}`)
  const machine = await describeMachine()
  process.stdout.write(`Node ${machine.node}, ${machine.cores} cores; medians, ratios within one round\n`)
  const measurements: Measurement[] = []
  for (const name of names) measurements.push(...(await benches[name].run()))
  const judged = judge(goalsOf([...names, ...leftOut]), measurements, machine)
  printTable('Goals', goalRows(judged))
  process.stdout.write(`\n${countLine(judged)}\n`)
  if (judged.figures.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
  if (leftOut.length > 0) sayLeftOut(leftOut)
  // Whoever asked for these by name did not get them.
  if (leftOut.length > 0 && asked.names.length > 0) process.exitCode = 1
}

function sayLeftOut(names: readonly string[]): void {
  process.stderr.write(
    `left out, as no Chromium or Chrome was found: ${names.join(', ')}. \`npm run browser -w hub\` installs one; ` +
      'CHROME_PATH names one that is there.\n',
  )
}

function refuse(text: string): void {
  process.stderr.write(text)
  process.exitCode = 2
}
