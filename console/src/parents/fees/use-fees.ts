import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { Fee } from '../../api/types.ts'
import type { SeasonRead } from '../use-season.ts'
import { callOf, type FeesAsked, pagesOf } from './fees-address.ts'

export type FeesRead =
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
 * told to be stale.
 */
export function useFees({ grade, page }: FeesAsked, season: SeasonRead) {
  const size = season.is === 'ready' ? season.season.pages.fees : null
  const call = size === null ? '' : callOf({ grade, page }, size)
  const [told, setTold] = useState<{ call: string; read: FeesRead }>({ call: '', read: { is: 'loading' } })
  const isTold = told.call === call && told.read.is !== 'loading'

  useEffect(() => {
    if (isTold || size === null) return undefined
    const leaving = new AbortController()
    const tell = (read: FeesRead) => leaving.signal.aborted || setTold({ call, read })
    readFees({ grade, page }, size, leaving.signal).then(tell, (fault: unknown) => tell(failed(fault)))
    return () => leaving.abort()
  }, [isTold, call, grade, page, size])

  const retry = () => setTold({ call, read: { is: 'loading' } })
  const read = season.is === 'failed' ? failed(season.fault) : told.read
  return { read, isStale: told.call !== call, retry }
}

function failed(fault: unknown): FeesRead {
  return { is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }
}

/** A page after the last one is the last one: the list may have become shorter than its address says. */
async function readFees(wish: FeesAsked, size: number, signal: AbortSignal): Promise<FeesRead> {
  const { rows, total } = await hub.rows<Fee>(callOf(wish, size), { signal })
  const pages = pagesOf(total, size)
  if (wish.page > pages) return readFees({ ...wish, page: pages }, size, signal)
  const from = (wish.page - 1) * size + 1
  return { is: 'ready', rows, total, page: wish.page, pages, from, to: from + rows.length - 1 }
}
