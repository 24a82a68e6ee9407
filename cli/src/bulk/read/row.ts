import type { Fault } from '../../faults.ts'

/** A row of a table as it stands in its file, before its cells have names. */
export interface TableRow {
  /** As an editor or a spreadsheet counts. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The faults of a source file. */
export interface SourceErrors {
  /** Its name. */
  readonly file: string
  /** The file as a whole cannot be read, from this line on where that is known. */
  readonly broken: (why: BrokenWhy, values?: Readonly<Record<string, string | number>>) => Fault
}

export type BrokenWhy =
  | 'notUtf8'
  | 'windows1252'
  | 'notWindows1252'
  | 'garbled'
  | 'notText'
  | 'brokenQuote'
  | 'openQuote'
  | 'longRow'
  | 'notXlsx'
  | 'noSheet'
  | 'largeXlsx'
  | 'noHeadings'
  | 'manyRows'

/** No file of a school is longer; what is, is another kind of file. */
export const mostRows = 1_000_000

export const longestRow = 1_000_000
