import { printStatements } from './enrolment-statements.ts'
import { measured, type Measurement } from './goals/goals.ts'
import type { Child } from './support/child.ts'
import { enrol, openBrowser } from './support/enrol.ts'
import { type HubFolder, makeHubFolder, withHub } from './support/hub-folder.ts'
import { type Pace, paceOf } from './support/load.ts'
import { compare } from './support/rounds.ts'
import { recordEnrolment } from './support/record-enrolment.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'
import { withBaseline } from './support/with-baseline.ts'
import { type Wompi, withWompi } from './support/with-wompi.ts'

const atOnce = 8
const families = 150
const rounds = 5

/** Complete enrolments, from the code to the settled payment, against the same calls and writes without a hub. */
export function benchEnrolments(): Promise<readonly Measurement[]> {
  return withWompi(async (wompi) => {
    const { settings, plugins } = wompi
    const compared = await withHub(
      6000,
      (hub, folder) => compareEnrolments(wompi, hub, folder),
      settings,
      plugins,
    )
    await countStatements(wompi)
    return compared
  })
}

async function countStatements(wompi: Wompi): Promise<void> {
  const folder = await makeHubFolder(600, wompi.settings, wompi.plugins)
  try {
    await (await folder.start()).stop()
    const [code = ''] = enrollableCodes(folder, 1)
    await printStatements(folder, wompi, code)
  } finally {
    await folder.remove()
  }
}

async function compareEnrolments(
  wompi: Wompi,
  hub: Child,
  folder: HubFolder,
): Promise<readonly Measurement[]> {
  const [first = '', ...codes] = enrollableCodes(folder, families * (rounds + 1) + 1)
  const answers = await recordEnrolment(hub, { folder, wompi, code: first })
  return withBaseline(
    folder,
    { name: 'baselines/enrolment/main.js', answers, words: [wompi.url] },
    async (baseline) => {
      const results = await compare(
        [
          { name: 'hapi + Knex baseline', run: enrolling(baseline, wompi, codes) },
          { name: 'hub', run: enrolling(hub, wompi, codes) },
        ],
        rounds,
      )
      printTable(`Complete enrolments, ${atOnce} at once`, paceTable('enrolments/s', results))
      return [measured('enrolments', 'pace of hapi + Knex', results[1]?.ratio ?? Number.NaN)]
    },
  )
}

/** Each call enrols the next families; a family enrols once. */
function enrolling(child: Child, wompi: Wompi, codes: readonly string[]): () => Promise<Pace> {
  let from = 0
  return () => {
    from += families
    return enrolAll(child, wompi, codes.slice(from - families, from))
  }
}

async function enrolAll(child: Child, wompi: Wompi, codes: readonly string[]): Promise<Pace> {
  const before = await child.usage()
  const began = performance.now()
  const taken: number[] = []
  const waiting = [...codes]
  const work = async () => {
    const browser = await openBrowser(child.url, wompi)
    for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
      const sent = performance.now()
      await enrol(browser, child.url, code)
      taken.push(performance.now() - sent)
    }
    browser.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const spentMs = performance.now() - began
  // Receipts and accounting follow the settled payment; their cost is part of the enrolment's processor time.
  await child.idle()
  const after = await child.usage()
  return paceOf(taken, spentMs, after.cpuMicros - before.cpuMicros)
}
