import type { SourceErrors, TableRow } from '../row.ts'
import { cellText, columnOf, type WorkbookFormat } from './cell-text.ts'
import { openWorkbook } from './workbook.ts'
import { BrokenXml, localName, parseXml } from './xml.ts'

const mostColumns = 1000

/** The rows of a sheet, numbered as the spreadsheet numbers them. */
export async function* xlsxRows(
  file: string,
  options: { readonly sheet: string | undefined; readonly errors: SourceErrors },
): AsyncGenerator<TableRow> {
  try {
    const workbook = await openWorkbook(file, options)
    try {
      yield* sheetRows(await workbook.sheet(), workbook.workbookFormat)
    } finally {
      workbook.close()
    }
  } catch (error) {
    throw isOfTheFile(error) ? options.errors.broken('notXlsx') : error
  }
}

/** Broken XML, text that is no UTF-8, or what unpacking found wrong. */
function isOfTheFile(error: unknown): boolean {
  if (error instanceof BrokenXml) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(Z_|ERR_ENCODING)/.test(code)) return true
  return error instanceof Error && error.name === 'Error' && code === ''
}

/** Rows of a sheet's XML as it comes in. */
export function sheetRows(
  chunks: AsyncIterable<Buffer>,
  workbookFormat: WorkbookFormat,
): AsyncGenerator<TableRow> {
  let rows: TableRow[] = []
  let line = 0
  let cells: string[] = []
  let cell = { column: 0, type: 'n', style: 0, value: '' }
  let isValue = false
  return parseXml(chunks, {
    open: ({ name, attributes }) => {
      const local = localName(name)
      if (local === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        cells = []
      }
      if (local === 'c') {
        const column = attributes['r'] === undefined ? cells.length + 1 : columnOf(attributes['r'])
        if (column < 1 || column > mostColumns) throw new BrokenXml('a cell beyond all columns')
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: '' }
      }
      isValue = local === 'v' || local === 't'
    },
    text: (text) => {
      if (isValue) cell.value += text
    },
    close: (name) => {
      const local = localName(name)
      isValue = false
      if (local === 'c') {
        while (cells.length < cell.column - 1) cells.push('')
        cells[cell.column - 1] = cellText(cell, workbookFormat)
      }
      if (local === 'row') rows.push({ line, cells })
    },
    taken: () => {
      const taken = rows
      rows = []
      return taken
    },
  })
}
