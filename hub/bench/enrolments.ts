import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measured, type Measurement } from './goals/goals.ts'
import { type Child, startChild } from './support/child.ts'
import { Connection } from './support/connection.ts'
import { enrol } from './support/family.ts'
import { type HubFolder, withHub } from './support/hub-folder.ts'
import { type Pace, paceOf } from './support/load.ts'
import { program } from './support/places.ts'
import { compare } from './support/rounds.ts'
import { recordEnrolment } from './support/record-enrolment.ts'
import { databaseIn, reading } from './support/stored.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'

const atOnce = 8
const families = 150
const rounds = 5

/** Complete enrolments, from the code to the settled payment, against the same calls and writes without a hub. */
export function benchEnrolments(): Promise<readonly Measurement[]> {
  return withHub(6000, async (hub, folder) => {
    const [first = '', ...codes] = enrollableCodes(folder, families * (rounds + 1) + 1)
    return withBaseline(hub, folder, first, async (baseline) => {
      const results = await compare(
        [
          { name: 'hapi + Knex baseline', run: enrolling(baseline, codes) },
          { name: 'hub', run: enrolling(hub, codes) },
        ],
        rounds,
      )
      printTable(`Complete enrolments, ${atOnce} at once`, paceTable('enrolments/s', results))
      return [measured('enrolments', 'pace of hapi + Knex', results[1]?.ratio ?? Number.NaN)]
    })
  })
}

/** Each call enrols the next families; a family enrols once. */
function enrolling(child: Child, codes: readonly string[]): () => Promise<Pace> {
  let from = 0
  return () => {
    from += families
    return enrolAll(child, codes.slice(from - families, from))
  }
}

async function enrolAll(child: Child, codes: readonly string[]): Promise<Pace> {
  const before = await child.usage()
  const began = performance.now()
  const taken: number[] = []
  const waiting = [...codes]
  const work = async () => {
    const connection = await Connection.open(child.url)
    for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
      const sent = performance.now()
      await enrol(connection, child.url, code)
      taken.push(performance.now() - sent)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const spentMs = performance.now() - began
  // Receipts and accounting follow the settled payment; their cost is part of the enrolment's processor time.
  await child.idle()
  const after = await child.usage()
  return paceOf(taken, spentMs, after.cpuMicros - before.cpuMicros)
}

async function withBaseline<T>(
  hub: Child,
  folder: HubFolder,
  code: string,
  use: (baseline: Child) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  try {
    reading(folder.data, (database) => database.exec(`vacuum into '${databaseIn(data)}'`))
    const answers = path.join(data, 'answers.json')
    await writeFile(answers, JSON.stringify(await recordEnrolment(hub, folder, code)))
    const baseline = await startChild({
      file: program('baselines/enrolment/main.js'),
      arguments: [data, answers],
    })
    try {
      return await use(baseline)
    } finally {
      await baseline.stop()
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
