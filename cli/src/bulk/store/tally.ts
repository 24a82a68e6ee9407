import type { LineResult } from '../job.ts'
import { type Bitmap, makeBitmap } from './bitmap.ts'
import { type Reason, withReason } from './reasons.ts'
import { readResults } from './results-file.ts'

export const mostFailuresListed = 100

export interface Failure {
  readonly line: number
  readonly why: string
  readonly code: string | null
}

/** How far a run is. */
export interface Tally {
  readonly done: number
  readonly failed: number
  /** Those of them that a person reviews at the hub. */
  readonly toReview: number
  /** The first of them, in the order they ended. */
  readonly failures: readonly Failure[]
  /** Of all of them. */
  readonly reasons: readonly Reason[]
  /** The last few of them. */
  readonly latest: readonly Failure[]
}

const mostLatest = 5

export const noTally: Tally = { done: 0, failed: 0, toReview: 0, failures: [], reasons: [], latest: [] }

export function withResults(
  { done, failed, toReview, failures, reasons, latest }: Tally,
  results: readonly LineResult[],
): Tally {
  const failing = results.filter((line) => line.is === 'failed')
  const lost = failing.map(({ line, why, code }) => ({ line, why, code: code ?? null }))
  return {
    done: done + results.length - lost.length,
    failed: failed + lost.length,
    toReview: toReview + failing.filter(({ isToReview }) => isToReview === true).length,
    failures:
      lost.length === 0 || failures.length >= mostFailuresListed
        ? failures
        : [...failures, ...lost].slice(0, mostFailuresListed),
    reasons: failing.reduce(withReason, reasons),
    latest: lost.length === 0 ? latest : [...latest, ...lost].slice(-mostLatest),
  }
}

/** What the results on the disk say: which units need nothing more, and how many lines ended how. */
export interface StoredResults {
  /** Units beyond this line were never begun. */
  readonly begunTo: number
  readonly ended: Bitmap
  readonly tally: Tally
}

export async function readStoredResults(results: string, lastLine: number): Promise<StoredResults> {
  let begunTo = 0
  const ended = makeBitmap(lastLine)
  let tally = noTally
  for await (const { result } of readResults(results)) {
    if ('begun' in result) begunTo = result.begun
    else if (!ended.has(result.ended)) {
      ended.add(result.ended)
      tally = withResults(tally, result.lines)
    }
  }
  return { begunTo, ended, tally }
}
