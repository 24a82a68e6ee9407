import { hub } from '../../api/hub.ts'
import type { Locale } from '../../locale.ts'
import { addressOf } from '../api/call.ts'
import type { QueryParams } from '../api/call.ts'
import { resourceOf } from '../resources.ts'
import type { Column } from './column.ts'
import { isDay, cellValue } from './cell-value.ts'

const PAGE = 500

/** Every row of a list, page by page; `onProgress` receives how many are here. */
export async function readAllPages<Row>(
  resource: string,
  query: QueryParams,
  onProgress: (rows: number) => void,
): Promise<readonly Row[]> {
  const { list, largestPage: size = PAGE } = resourceOf(resource) ?? {}
  if (list === undefined) throw new Error(`${resource} has no list`)
  const every: Row[] = []
  for (let page = 1; ; page += 1) {
    const request = { query: { ...query, 'page[number]': page, 'page[size]': size } }
    const { rows, total } = await hub.rows<Row>(addressOf(list, request))
    every.push(...rows)
    onProgress(every.length)
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
  const exported = columns.filter(isExported)
  const lines = [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map((column) => cellValue(column, row, locale) ?? '')),
  ]
  return papa.unparse(lines, { delimiter: locale === 'en' ? ',' : ';', escapeFormulae: true })
}

function isExported<Row>({ value, at }: Column<Row>): boolean {
  return value !== undefined || at !== undefined
}

export async function saveCsv<Row>(sheet: Sheet<Row>): Promise<void> {
  // The mark at the beginning tells Excel that the file is UTF-8.
  download(new Blob(['\uFEFF', await csvOf(sheet)], { type: 'text/csv;charset=utf-8' }), `${sheet.name}.csv`)
}

export async function saveXlsx<Row>({ name, columns, rows, locale }: Sheet<Row>): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const exported = columns.filter(isExported)
  const head = exported.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const body = rows.map((row) => exported.map((column) => cellOf(column, row, locale)))
  const widths = exported.map(() => ({ width: 22 }))
  await writeXlsxFile([head, ...body], { sheet: sheetName(name), columns: widths }).toFile(`${name}.xlsx`)
}

/** What a cell of a workbook holds; a date is the one of Bogotá, as a workbook knows no zones. */
export function cellOf<Row>(column: Column<Row>, row: Row, locale: Locale) {
  const value = cellValue(column, row, locale)
  const when = column.at?.(row) ?? ''
  if (when !== '' && value !== null) return { type: Date, ...dateOf(when) }
  if (typeof value === 'number') return { value, type: Number, ...(column.is && { format: '#,##0' }) }
  return { value: value ?? '', type: String }
}

const bogotaMs = -5 * 3_600_000

function dateOf(when: string): { readonly value: Date; readonly format: string } {
  if (isDay(when)) return { value: new Date(`${when}T00:00:00Z`), format: 'yyyy-mm-dd' }
  return { value: new Date(Date.parse(when) + bogotaMs), format: 'yyyy-mm-dd hh:mm' }
}

/** Of a file's name, what a workbook takes for a sheet's. */
export function sheetName(name: string): string {
  return name.slice(0, 31)
}

/** Hands a file to the person, as a download. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
