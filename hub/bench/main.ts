import { findBrowser } from '@matricula/hub/testing/find-browser'
import { benchesFor } from './benches.ts'
import { type Bench, chooseBenches } from './choose-benches.ts'
import { exitCodeOf } from './goals/exit-code.ts'
import { goalsOf, type Measurement } from './goals/goals.ts'
import { judge } from './goals/judge.ts'
import { countLine, goalRows, titleOf } from './goals/report.ts'
import { readRun, saveRun, whyNotWritable, type Wrong } from './goals/run-files.ts'
import type { SavedRun } from './goals/saved-run.ts'
import { usualOpeningDay } from './opening-day.ts'
import { type BenchArguments, readWords, usageOf } from './read-words.ts'
import { describeMachine } from './support/machine.ts'
import { printTable } from './support/table.ts'

/**
 * `npm run bench` runs all, `npm run bench -- quotes` one, `npm run bench -- opening-day --families 3000 --minutes 1`
 * that one with as many families in as little time. Figures depend on the machine, ratios hardly.
 */
const lastMs = 2000
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
  const files = await prepareFiles(asked)
  if ('wrong' in files) return refuse(`${files.wrong}\n`)
  const machine = await describeMachine()
  process.stdout.write(`Node ${machine.node}, ${machine.cores} cores; medians, ratios within one round\n`)
  const { measurements, brokeOff } = await runInTurn(names.map((name) => ({ name, ...benches[name] })))
  const judged = judge(goalsOf([...names, ...leftOut]), measurements, machine)
  printTable(titleOf(files.against), goalRows(judged, files.against))
  process.stdout.write(`\n${countLine(judged)}\n`)
  if (asked.save !== null) await saveRun(asked.save, { machine, figures: judged.figures })
  if (leftOut.length > 0) sayLeftOut(leftOut)
  process.exitCode = exitCodeOf({ figures: judged.figures, brokeOff, leftOut, asked: asked.names })
  // What was given up at its deadline is not waited for.
  setTimeout(() => process.exit(), lastMs).unref()
}

/** A bench that breaks off measured nothing; the figures of the others are not lost by it. */
async function runInTurn(benches: readonly (Bench & { readonly name: string })[]) {
  const measurements: Measurement[] = []
  const brokeOff: string[] = []
  for (const { name, run } of benches) {
    try {
      measurements.push(...(await run()))
    } catch (error) {
      process.stderr.write(`${name} broke off: ${error instanceof Error ? error.stack : String(error)}\n`)
      brokeOff.push(name)
    }
  }
  return { measurements, brokeOff }
}

/** Looked at before anything is measured, which takes long. */
async function prepareFiles({
  save,
  against,
}: BenchArguments): Promise<{ readonly against: SavedRun | null } | Wrong> {
  const saved = against === null ? null : await readRun(against)
  if (saved !== null && 'wrong' in saved) return saved
  return (save === null ? null : await whyNotWritable(save)) ?? { against: saved }
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
