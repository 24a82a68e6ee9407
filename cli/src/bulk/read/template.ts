import { stringify } from 'csv-stringify/sync'
import type { Column } from '../job.ts'

/** A file to fill in: the headings, and one row that shows what belongs below them. */
export function templateOf(columns: readonly Column[]): readonly string[] {
  return stringify([columns.map(({ name }) => name), columns.map(({ example }) => example)])
    .trimEnd()
    .split('\n')
}
