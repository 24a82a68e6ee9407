import type { LineResult } from '../job.ts'
import { linesOf } from './lines.ts'

/**
 * What `results.ndjson` says: up to which line units may have been begun (the last such line counts), or how the lines
 * of a unit ended.
 */
export type ResultLine =
  { readonly begun: number } | { readonly ended: number; readonly lines: readonly LineResult[] }

export interface ResultWithOffset {
  readonly result: ResultLine
  readonly at: number
}

/** The results so far; none when nothing was begun. */
export async function* readResults(file: string): AsyncGenerator<ResultWithOffset> {
  try {
    for await (const { text, at } of linesOf(file)) yield { result: JSON.parse(text) as ResultLine, at }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}
