import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { Fee } from '../../api/types.ts'
import { callOf, type FeesAsked, pagesOf, ROWS } from './fees-address.ts'

export type FeesRead =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | {
      is: 'ready'
      rows: readonly Fee[]
      total: number
      page: number
      /** Places in the whole list of the first and last row shown. */
      from: number
      to: number
    }

/** The fees that the address asks for. While others are on their way the last ones stay, told to be stale. */
export function useFees({ grade, page }: FeesAsked) {
  const call = callOf({ grade, page })
  const [told, setTold] = useState<{ call: string; read: FeesRead }>({ call: '', read: { is: 'loading' } })
  const isTold = told.call === call && told.read.is !== 'loading'

  useEffect(() => {
    if (isTold) return undefined
    const leaving = new AbortController()
    const tell = (read: FeesRead) => leaving.signal.aborted || setTold({ call, read })
    readFees({ grade, page }, leaving.signal).then(tell, (fault: unknown) =>
      tell({ is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }),
    )
    return () => leaving.abort()
  }, [isTold, call, grade, page])

  const retry = () => setTold({ call, read: { is: 'loading' } })
  return { read: told.read, isStale: told.call !== call, retry }
}

/** A page after the last one is the last one: the list may have become shorter than its address says. */
async function readFees(wish: FeesAsked, signal: AbortSignal): Promise<FeesRead> {
  const { rows, total } = await hub.rows<Fee>(callOf(wish), { signal })
  const last = pagesOf(total)
  if (wish.page > last) return readFees({ ...wish, page: last }, signal)
  const from = (wish.page - 1) * ROWS + 1
  return { is: 'ready', rows, total, page: wish.page, from, to: from + rows.length - 1 }
}
