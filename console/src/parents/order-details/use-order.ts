import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { HistoricOrder } from '../../api/types.ts'

export type OrderState =
  | { is: 'loading' }
  | { is: 'ready'; order: HistoricOrder }
  | { is: 'not-found' }
  | { is: 'failed'; requestId: string | undefined }

/** Reads an order by its token; `retry` after a failure. */
export function useOrder(token: string): { state: OrderState; retry: () => void } {
  const [result, setResult] = useState<{ token: string; state: OrderState }>({
    token,
    state: { is: 'loading' },
  })
  const isSettled = result.token === token && result.state.is !== 'loading'

  useEffect(() => {
    if (isSettled) return undefined
    const leaving = new AbortController()
    const settle = (state: OrderState) => leaving.signal.aborted || setResult({ token, state })
    readOrder(token, leaving.signal).then(settle, (fault: unknown) => settle(failureOf(fault)))
    return () => leaving.abort()
  }, [isSettled, token])

  const state: OrderState = result.token === token ? result.state : { is: 'loading' }
  return { state, retry: () => setResult({ token, state: { is: 'loading' } }) }
}

async function readOrder(token: string, signal: AbortSignal): Promise<OrderState> {
  if (token === '') return { is: 'not-found' }
  const path = `/api/enrollment/orderhistory/list/${encodeURIComponent(token)}`
  const [order] = await hub.get<readonly HistoricOrder[]>(path, { signal })
  return order === undefined ? { is: 'not-found' } : { is: 'ready', order }
}

/** What is no token, or nobody's, has no order; any other failure may pass. */
function failureOf(fault: unknown): OrderState {
  if (!isProblem(fault)) return { is: 'failed', requestId: undefined }
  if ([400, 404, 422].includes(fault.status)) return { is: 'not-found' }
  return { is: 'failed', requestId: fault.requestId }
}
