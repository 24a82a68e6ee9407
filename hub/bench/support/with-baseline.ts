import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Child, startChild } from './child.ts'
import type { HubFolder } from './hub-folder.ts'
import { program } from './places.ts'
import { databaseIn, reading } from './stored.ts'

export interface Baseline {
  /** A compiled program that takes a folder with a database, a file of answers, and these words. */
  readonly name: string
  readonly answers: object
  readonly words?: readonly string[]
}

/** A baseline over a copy of the hub's rows that knows its answers by heart, as long as `use` runs. */
export async function withBaseline<T>(
  { data }: Pick<HubFolder, 'data'>,
  { name, answers, words = [] }: Baseline,
  use: (baseline: Child) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  try {
    reading(data, (database) => database.exec(`vacuum into '${databaseIn(folder)}'`))
    const known = path.join(folder, 'answers.json')
    await writeFile(known, JSON.stringify(answers))
    const baseline = await startChild({ file: program(name), arguments: [folder, known, ...words] })
    try {
      return await use(baseline)
    } finally {
      await baseline.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
