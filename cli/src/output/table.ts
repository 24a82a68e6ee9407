import { stripVTControlCharacters } from 'node:util'
import { eastAsianWidth } from 'get-east-asian-width'
import { clip } from './cells.ts'
import type { Line } from './line.ts'
import { paint } from './paint.ts'

export interface Column<T> {
  readonly title: string
  readonly of: (row: T) => string
  readonly align?: 'right'
  /** How long a cell may be on a screen. */
  readonly most?: number
}

const gap = '  '

/**
 * Rows under their titles, without frames, so that they can be read, cut and copied. On a screen that is too narrow for
 * it each row is a card, a line a cell. `below` has lines of their own under a row.
 */
export function tableLines<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  below: (row: T, screen: number) => readonly string[] = () => [],
): readonly Line[] {
  return [
    {
      within(width) {
        const [head = '', ...table] = wideLines(rows, columns, width)
        const isNarrow = [head, ...table].some((line) => widthOf(line) > width)
        if (isNarrow) return rows.flatMap((row) => [...cardOf(row, columns), ...below(row, width), ''])
        return [head, ...rows.flatMap((row, at) => [table[at] ?? '', ...below(row, width)])]
      },
    },
  ]
}

function cardOf<T>(row: T, columns: readonly Column<T>[]): readonly string[] {
  return columns
    .map(({ title, of }) => ({ title, cell: of(row).trim() }))
    .filter(({ cell }) => cell !== '')
    .map(({ title, cell }) => `${paint.bold(title)}: ${cell}`)
}

function wideLines<T>(rows: readonly T[], columns: readonly Column<T>[], screen: number): readonly string[] {
  const titles = columns.map(({ title }) => paint.bold(title))
  const table = [
    titles,
    ...rows.map((row) =>
      columns.map(({ of, most }) => (most === undefined ? of(row) : clip(of(row), { most, screen }))),
    ),
  ]
  const widths = columns.map((_column, at) =>
    table.reduce((widest, cells) => Math.max(widest, widthOf(cells[at] ?? '')), 0),
  )
  return table.map((cells) =>
    cells
      .map((cell, at) => padded(cell, widths[at] ?? 0, columns[at]?.align))
      .join(gap)
      .trimEnd(),
  )
}

function padded(cell: string, width: number, align: 'right' | undefined): string {
  const space = ' '.repeat(width - widthOf(cell))
  return align === 'right' ? space + cell : cell + space
}

/** How many columns of a screen a text takes: paint and what joins the letter before it take none. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of stripVTControlCharacters(text).replaceAll(joining, '')) {
    width += eastAsianWidth(sign.codePointAt(0) ?? 0)
  }
  return width
}

const joining = /[\p{Mark}\p{Format}]/gu
