import Papa from 'papaparse'
import type { Cell, Settings } from './settings.ts'

/** Takes a value out of one line; '' where the line has no such place. */
export type CellReader = (cell: Cell) => string

/** How to cut a line. Each is a line of its own: a quoted break would hide payments, so it is none here. */
export function cutting(
  line: string,
  { columns, delimiter }: Pick<Settings, 'columns' | 'delimiter'>,
): CellReader {
  const row = columns === 'delimited' ? delimited(line, delimiter) : []
  return (cell) => ('column' in cell ? (row[cell.column - 1] ?? '') : fixedWidthCell(line, cell))
}

/** A line that ends within it has been cut short, and half an amount is an amount as well. */
function fixedWidthCell(line: string, { from, length }: Extract<Cell, { from: number }>): string {
  const end = from - 1 + length
  return line.length < end ? '' : line.slice(from - 1, end)
}

/** No cells at all for a line whose quotes don't end. */
function delimited(line: string, delimiter: string): readonly string[] {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: '\n' })
  return errors.length > 0 ? [] : (data[0] ?? [])
}
