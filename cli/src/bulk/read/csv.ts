import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type SourceErrors, longestRow, type TableRow } from './row.ts'

/** The rows of a CSV with commas, semicolons or tabs, whichever its headings have most of. */
export async function* csvRows(text: AsyncIterable<string>, errors: SourceErrors): AsyncGenerator<TableRow> {
  const pieces = text[Symbol.asyncIterator]()
  const start = await firstLineOf(pieces)
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    relax_column_count: true,
    max_record_size: longestRow,
  })
  pipeline(Readable.from(joined(start, pieces)), parser, () => {})
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line, cells: record }
      line = info.lines + 1
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error, line, errors) : error
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

async function firstLineOf(pieces: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (!start.includes('\n') && start.length < longestRow) {
    const next = await pieces.next()
    if (next.done === true) return start
    start += next.value
  }
  return start
}

async function* joined(start: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  yield start
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value
}

/** Which sign parts the headings; a comma when there is one heading only. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const [headings = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split('\n', 1)
  const count = (sign: string) => headings.split(sign).length
  return ([';', '\t'] as const).reduce<',' | ';' | '\t'>(
    (best, sign) => (count(sign) > count(best) ? sign : best),
    ',',
  )
}

function faultOf(error: CsvError, rowLine: number, { broken }: SourceErrors): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return broken('openQuote', { line: rowLine })
  if (error.code === 'CSV_MAX_RECORD_SIZE') return broken('longRow', { line: rowLine })
  return broken('brokenQuote', { line: Number(error['lines'] ?? rowLine) })
}
