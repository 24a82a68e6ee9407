import { open, rename } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { LineResult, PlannedLine } from '../job.ts'
import { locatedWhy, problemsOf } from '../wrong-row.ts'
import { own } from '../../own.ts'
import { readPlan } from './plan-file.ts'
import { readResults } from './results-file.ts'
import type { RunFiles } from './run-file.ts'

const batch = 500

/**
 * A row for each line of the plan and how it ended: done, same, wrong, failed or left, and after it what had stood in
 * it. A spreadsheet that opens it takes no cell for a formula.
 */
export async function writeResultCsv(files: RunFiles, lastLine: number): Promise<void> {
  const places = await placesOf(files.results, lastLine)
  const columns = await columnsIn(files.plan)
  const fresh = `${files.resultCsv}.part`
  const handle = await open(fresh, 'w', 0o600)
  const ends = await openEnds(files.results, places)
  try {
    await handle.appendFile(csv([['line', 'what', 'outcome', 'why', ...columns]], { isStart: true }))
    let rows: Row[] = []
    for await (const planned of readPlan(files.plan)) {
      const ended = planned.is === 'change' ? await ends.of(planned.line) : null
      const { input = {} } = planned
      rows.push([...rowOf(planned, ended), ...columns.map((name) => own(input, name) ?? '')])
      if (rows.length < batch) continue
      await handle.appendFile(csv(rows, { isStart: false }))
      rows = []
    }
    await handle.appendFile(csv(rows, { isStart: false }))
    await handle.sync()
  } finally {
    await handle.close()
    await ends.close()
  }
  await rename(fresh, files.resultCsv)
}

type Row = readonly (number | string)[]

/** The input's columns, in the order in which they are first met. */
async function columnsIn(plan: string): Promise<readonly string[]> {
  const columns = new Set<string>()
  for await (const { input = {} } of readPlan(plan)) for (const name of Object.keys(input)) columns.add(name)
  return [...columns]
}

function rowOf(planned: PlannedLine, ended: LineResult | null): Row {
  switch (planned.is) {
    case 'wrong':
      return [planned.line, '', 'wrong', problemsOf(planned).map(locatedWhy).join(' ')]
    case 'same':
      return [planned.line, planned.what, 'same', '']
    case 'change':
      if (ended === null) return [planned.line, planned.what, 'left', '']
      return [planned.line, planned.what, ended.is, (ended.is === 'done' ? ended.said : ended.why) ?? '']
  }
}

function csv(rows: readonly Row[], { isStart }: { readonly isStart: boolean }): string {
  if (rows.length === 0) return ''
  // A spreadsheet reads accents rightly only after a byte order mark.
  return stringify([...rows], { escape_formulas: true, bom: isStart })
}

/** Where in the results each line's end stands, one number a line: they ended in another order than they were planned. */
async function placesOf(results: string, lastLine: number): Promise<Float64Array> {
  const places = new Float64Array(lastLine + 1).fill(-1)
  for await (const { result, at } of readResults(results)) {
    if ('ended' in result) for (const { line } of result.lines) places[line] = at
  }
  return places
}

interface Ends {
  readonly of: (line: number) => Promise<LineResult | null>
  readonly close: () => Promise<void>
}

const windowBytes = 256 * 1024

/** Reads ends where they stand; mostly the next one stands near the last. */
async function openEnds(results: string, places: Float64Array): Promise<Ends> {
  const handle = places.some((at) => at >= 0) ? await open(results, 'r') : null
  let from = 0
  let bytes = Buffer.alloc(0)
  let unit: { at: number; ends: ReadonlyMap<number, LineResult> } = { at: -1, ends: new Map() }

  async function lineAt(file: FileHandle, at: number, size: number): Promise<string> {
    const end = bytes.indexOf(0x0a, at - from)
    if (at >= from && at < from + bytes.length && end !== -1) return bytes.toString('utf8', at - from, end)
    const fresh = Buffer.alloc(size)
    const { bytesRead } = await file.read(fresh, 0, size, at)
    bytes = fresh.subarray(0, bytesRead)
    from = at
    return bytes.includes(0x0a) ? lineAt(file, at, size) : lineAt(file, at, size * 2)
  }

  return {
    async of(line) {
      const at = places[line] ?? -1
      if (at < 0 || handle === null) return null
      if (unit.at !== at) {
        const { lines }: { lines: readonly LineResult[] } = JSON.parse(await lineAt(handle, at, windowBytes))
        unit = { at, ends: new Map(lines.map((one) => [one.line, one])) }
      }
      return unit.ends.get(line) ?? null
    },
    close: async () => handle?.close(),
  }
}
