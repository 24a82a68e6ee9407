import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { exportedColumns } from '../../bulk-jobs/fees/columns.ts'
import type { Fee, FeeType } from '../../bulk-jobs/fees/fee.ts'

export const formats = ['csv', 'ndjson'] as const
export type Format = (typeof formats)[number]

export interface FeeFilter {
  readonly grade?: number
  readonly type?: FeeType
}

export interface ExportOptions {
  readonly hub: Hub
  readonly filter: FeeFilter
  readonly format: Format
  readonly signal: AbortSignal
  /** A screen stays open after them, a file does not. */
  readonly after: 'end' | 'stay'
}

/** The catalogue page by page, so that it is never held whole. */
export function feesAt({ api }: Hub, filter: FeeFilter): AsyncGenerator<Fee> {
  return everyRow((number) => {
    const query = { ...filter, sort: 'grade', 'page[number]': number, 'page[size]': largestPage } as const
    return unwrapPage(api.GET('/api/enrollment/admin/fees', { params: { query } }))
  })
}

/** Writes the fees and answers how many there were. */
export async function writeFees(to: Writable, options: ExportOptions): Promise<number> {
  const { hub, filter, format, signal } = options
  let written = 0
  async function* counted(): AsyncGenerator<Fee> {
    for await (const fee of feesAt(hub, filter)) {
      written += 1
      yield fee
    }
  }
  const rows = Readable.from(format === 'csv' ? counted() : linesOf(counted()))
  const pipeOptions = { signal, end: options.after === 'end' }
  await (format === 'csv' ? pipeline(rows, csvOf(), to, pipeOptions) : pipeline(rows, to, pipeOptions))
  return written
}

function csvOf() {
  return stringify({
    header: true,
    columns: [...exportedColumns],
    cast: {
      boolean: (value) => (value ? 'si' : 'no'),
      // A spreadsheet would compute such a cell; the import takes the apostrophe away again.
      string: (value) => (/^['=+\-@\t\r]/.test(value) ? `'${value}` : value),
    },
  })
}

async function* linesOf(fees: AsyncIterable<Fee>): AsyncGenerator<string> {
  for await (const fee of fees) yield `${JSON.stringify(fee, [...exportedColumns])}\n`
}
