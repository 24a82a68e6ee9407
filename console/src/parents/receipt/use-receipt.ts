import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import { isProblem } from '../../api/problem.ts'
import type { Receipt } from '../../api/types.ts'

export type ReceiptState =
  | { is: 'loading' }
  | { is: 'ready'; receipt: Receipt }
  | { is: 'not-found' }
  | { is: 'failed'; requestId: string | undefined }

/** Reads a receipt by its token; `retry` after a failure. */
export function useReceipt(token: string): { state: ReceiptState; retry: () => void } {
  const [state, setRead] = useState<ReceiptState>({ is: 'loading' })
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.get<Receipt>(`/api/enrollment/resume/${encodeURIComponent(token)}`, { signal }).then(
        (receipt) => setRead({ is: 'ready', receipt }),
        (fault: unknown) => signal.aborted || setRead(failureOf(fault)),
      ),
    [token],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [load])

  const retry = () => {
    setRead({ is: 'loading' })
    void load(new AbortController().signal)
  }
  return { state, retry }
}

/** A token that nobody issued, or that is not one, has no receipt; any other failure may pass. */
export function failureOf(fault: unknown): ReceiptState {
  if (!isProblem(fault)) return { is: 'failed', requestId: undefined }
  if ([400, 404, 410, 422].includes(fault.status)) return { is: 'not-found' }
  return { is: 'failed', requestId: fault.requestId || undefined }
}
