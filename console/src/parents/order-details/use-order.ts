import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { HistoricOrder } from '../../api/types.ts'

export type OrderRead =
  | { is: 'loading' }
  | { is: 'ready'; order: HistoricOrder }
  | { is: 'not-found' }
  | { is: 'failed'; requestId: string | undefined }

/** Reads an order by its token; `retry` after a failure. */
export function useOrder(token: string): { read: OrderRead; retry: () => void } {
  const [told, setTold] = useState<{ token: string; read: OrderRead }>({ token, read: { is: 'loading' } })
  const isTold = told.token === token && told.read.is !== 'loading'

  useEffect(() => {
    if (isTold) return undefined
    const leaving = new AbortController()
    const tell = (read: OrderRead) => leaving.signal.aborted || setTold({ token, read })
    readOrder(token, leaving.signal).then(tell, (fault: unknown) => tell(unread(fault)))
    return () => leaving.abort()
  }, [isTold, token])

  const read: OrderRead = told.token === token ? told.read : { is: 'loading' }
  return { read, retry: () => setTold({ token, read: { is: 'loading' } }) }
}

async function readOrder(token: string, signal: AbortSignal): Promise<OrderRead> {
  if (token === '') return { is: 'not-found' }
  const path = `/api/enrollment/orderhistory/list/${encodeURIComponent(token)}`
  const [order] = await hub.get<readonly HistoricOrder[]>(path, { signal })
  return order === undefined ? { is: 'not-found' } : { is: 'ready', order }
}

/** What is no token, or nobody's, has no order; any other failure may pass. */
function unread(fault: unknown): OrderRead {
  if (!isProblem(fault)) return { is: 'failed', requestId: undefined }
  if ([400, 404, 422].includes(fault.status)) return { is: 'not-found' }
  return { is: 'failed', requestId: fault.requestId }
}
