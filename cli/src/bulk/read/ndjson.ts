import type { RecordStream } from '../job.ts'
import { columnFinder, knownColumns, nearestColumn } from './headings.ts'
import type { ColumnMapping } from './name-cells.ts'
import { longestRow } from './row.ts'

/** One JSON object a line, with the columns as its keys. */
export async function* ndjsonRecords(text: AsyncIterable<string>, mapping: ColumnMapping): RecordStream {
  const read = recordReader(mapping)
  let line = 0
  for await (const written of linesIn(text, mapping)) {
    line += 1
    if (written.trim() !== '') yield { line, ...read(written) }
  }
  if (line === 0) throw mapping.errors.broken('noHeadings')
}

async function* linesIn(text: AsyncIterable<string>, { errors }: ColumnMapping): AsyncGenerator<string> {
  let rest = ''
  let line = 1
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    line += lines.length
    if (rest.length > longestRow) throw errors.broken('longRow', { line })
  }
  if (rest !== '') yield rest
}

function recordReader({ columns, t }: ColumnMapping) {
  const find = columnFinder(columns)
  const wrong = (why: string) => ({ is: 'wrong' as const, why })
  return (written: string) => {
    const said = objectIn(written)
    if (said === null) return wrong(t('notJson'))
    const cells: Record<string, string> = {}
    for (const [key, value] of Object.entries(said)) {
      const name = find(key)
      if (name === null) return unknown(key)
      if (name in cells) return wrong(t('twiceKey', { name }))
      if (typeof value === 'object' && value !== null) return wrong(t('nestedKey', { key }))
      cells[name] = value === null ? '' : String(value).trim()
    }
    return { cells }
  }

  function unknown(key: string) {
    const name = nearestColumn(key, columns)
    const meant = name === null ? [] : [t('meantHeading', { name })]
    const next = [...meant, knownColumns(columns, t)].join(' ')
    return { ...wrong(`${key}: ${t('unknownKey', { next })}`), about: key }
  }
}

function objectIn(written: string): object | null {
  try {
    const said: unknown = JSON.parse(written)
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? said : null
  } catch {
    return null
  }
}
