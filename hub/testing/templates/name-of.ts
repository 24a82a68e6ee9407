import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A run's own: what it fills depends on more than the migrations, and goes when the run ends. */
export const runVariable = 'MATRICULA_TEST_RUN'

export function nameOfFilled(): string {
  return `filled_${process.env[runVariable] ?? process.pid}`
}

/** Of all that the tables are made by. */
export async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['../../src/db/migrations', '../sql-server']) {
    const within = path.resolve(import.meta.dirname, folder)
    const files = (await readdir(within, { recursive: true }))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
    for (const file of files) hash.update(file).update(await readFile(path.join(within, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
