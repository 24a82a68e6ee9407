import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { Fee } from '../../api/types.ts'
import type { SeasonState } from '../use-season.ts'
import { callOf, type FeesQuery, pagesOf } from './fees-address.ts'

export type FeesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | {
      is: 'ready'
      rows: readonly Fee[]
      total: number
      page: number
      pages: number
      /** Places in the whole list of the first and last row shown. */
      from: number
      to: number
    }

/**
 * The fees that the address asks for, the season's number a page. While others are on their way the last ones stay,
 * marked as stale.
 */
export function useFees({ grade, page }: FeesQuery, season: SeasonState) {
  const size = season.is === 'ready' ? season.season.pages.fees : null
  const call = size === null ? '' : callOf({ grade, page }, size)
  const [result, setResult] = useState<{ call: string; state: FeesState }>({
    call: '',
    state: { is: 'loading' },
  })
  const isSettled = result.call === call && result.state.is !== 'loading'

  useEffect(() => {
    if (isSettled || size === null) return undefined
    const leaving = new AbortController()
    const settle = (next: FeesState) => leaving.signal.aborted || setResult({ call, state: next })
    readFees({ grade, page }, size, leaving.signal).then(settle, (fault: unknown) => settle(failed(fault)))
    return () => leaving.abort()
  }, [isSettled, call, grade, page, size])

  const retry = () => setResult({ call, state: { is: 'loading' } })
  const state = season.is === 'failed' ? failed(season.fault) : result.state
  return { state, isStale: result.call !== call, retry }
}

function failed(fault: unknown): FeesState {
  return { is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }
}

/** A page after the last one is the last one: the list may have become shorter than its address says. */
async function readFees(query: FeesQuery, size: number, signal: AbortSignal): Promise<FeesState> {
  const { rows, total } = await hub.rows<Fee>(callOf(query, size), { signal })
  const pages = pagesOf(total, size)
  if (query.page > pages) return readFees({ ...query, page: pages }, size, signal)
  const from = (query.page - 1) * size + 1
  return { is: 'ready', rows, total, page: query.page, pages, from, to: from + rows.length - 1 }
}
