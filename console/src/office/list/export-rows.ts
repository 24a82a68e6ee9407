import { hub } from '../../api/hub.ts'
import type { Locale } from '../../locale.ts'
import { addressOf } from '../api/call.ts'
import type { Query } from '../api/call.ts'
import { screenOf } from '../screens.tsx'
import type { Column } from './column.ts'

const PAGE = 500

/** Every row of a list, page by page; `told` hears how many are here. */
export async function readEvery<Row>(
  resource: string,
  query: Query,
  told: (rows: number) => void,
): Promise<readonly Row[]> {
  const { calls, largestPage: size = PAGE } = screenOf(resource)
  const { list } = calls
  if (list === undefined) throw new Error(`${resource} has no list`)
  const every: Row[] = []
  for (let page = 1; ; page += 1) {
    const asked = { query: { ...query, 'page[number]': page, 'page[size]': size } }
    const { rows, total } = await hub.rows<Row>(addressOf(list, asked))
    every.push(...rows)
    told(every.length)
    if (rows.length < size || every.length >= total) return every
  }
}

export interface Sheet<Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly locale: Locale
}

/** Excel in Spanish expects semicolons. A cell that would be read as a formula is kept a text (`escapeFormulae`). */
export async function csvOf<Row>({ columns, rows, locale }: Sheet<Row>): Promise<string> {
  const { default: papa } = await import('papaparse')
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  ]
  return papa.unparse(lines, { delimiter: locale === 'en' ? ',' : ';', escapeFormulae: true })
}

export async function saveCsv<Row>(sheet: Sheet<Row>): Promise<void> {
  // The mark at the beginning tells Excel that the file is UTF-8.
  offer(new Blob(['\uFEFF', await csvOf(sheet)], { type: 'text/csv;charset=utf-8' }), `${sheet.name}.csv`)
}

export async function saveXlsx<Row>({ name, columns, rows }: Sheet<Row>): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    columns.map(({ value, is }) => {
      const written = value(row)
      if (typeof written === 'number') return { value: written, type: Number, ...(is && { format: '#,##0' }) }
      return { value: written ?? '', type: String }
    }),
  )
  await writeXlsxFile([head, ...body], { columns: columns.map(() => ({ width: 22 })) }).toFile(`${name}.xlsx`)
}

/** Hands a file to the person, as a download. */
export function offer(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
