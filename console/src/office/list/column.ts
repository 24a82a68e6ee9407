import type { ReactNode } from 'react'

/**
 * A column of a list: the same words on the screen, in CSV and in XLSX. One with neither value nor date is of the screen
 * alone.
 */
export interface Column<Row> {
  /** The hub's name of the field; what `sort` is asked by. */
  readonly key: string
  /** Its heading, already in the reader's language. */
  readonly title: string
  /** What is exported, and shown unless `show` shows it otherwise. Numbers stay numbers. */
  readonly value?: (row: Row) => string | number | null
  /** An instant or a day: a date in a workbook, and in words elsewhere unless `value` says it otherwise. */
  readonly at?: (row: Row) => string | null
  /** `marked` marks the words that were searched for. */
  readonly show?: (row: Row, marked: (text: string) => ReactNode) => ReactNode
  readonly sorts?: boolean
  /** In files alone: a screen has no room for it, and says it where the row is opened. */
  readonly only?: 'file'
  /** Whole pesos or a count: right-aligned, tabular. */
  readonly is?: 'pesos' | 'count'
  readonly width?: number
  /** A sentence, which takes as many lines as it needs. */
  readonly wraps?: true
}
