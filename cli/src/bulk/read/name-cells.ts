import type { Cells, Column, RecordStream } from '../job.ts'
import { readHeadings } from './headings.ts'
import type { SourceErrors, TableRow } from './row.ts'
import type { Translate } from '../../i18n.ts'

export interface ColumnMapping {
  readonly columns: readonly Column[]
  readonly defaults: Cells
  readonly t: Translate<'source'>
  readonly errors: SourceErrors
}

/** The first row that is not empty has the headings; the others become records, empty ones are passed over. */
export async function* nameCells(rows: AsyncIterable<TableRow>, mapping: ColumnMapping): RecordStream {
  const { columns, t, errors } = mapping
  let headings: readonly string[] = []
  let names: readonly (string | null)[] | null = null
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (names === null) {
      headings = withoutTail(cells)
      names = readHeadings(headings, columns, { ...mapping, file: errors.file }).columns
    } else yield { ...recordOf(names, { line, cells }, t), input: inputOf(headings, cells) }
  }
  if (names === null) throw errors.broken('noHeadings')
}

type RecordOf = RecordStream extends AsyncIterable<infer One> ? One : never

function recordOf(
  names: readonly (string | null)[],
  { line, cells }: TableRow,
  t: Translate<'source'>,
): RecordOf {
  const stray = cells.findIndex((cell, at) => cell.trim() !== '' && (names[at] ?? null) === null)
  if (stray !== -1) return { is: 'wrong', line, why: t('strayCell', { at: stray + 1, count: names.length }) }
  return {
    line,
    cells: Object.fromEntries(
      names.flatMap((name, at) => (name === null ? [] : [[name, (cells[at] ?? '').trim()]])),
    ),
  }
}

/** What stood in a row, by its file's own headings. */
function inputOf(headings: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(
    headings.flatMap((heading, at) => (heading.trim() === '' ? [] : [[heading.trim(), cells[at] ?? '']])),
  )
}

function withoutTail(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}
