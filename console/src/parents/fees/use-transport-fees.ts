import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { PublicTransportFee } from '../../api/types.ts'

export type TransportFeesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | { is: 'ready'; fees: readonly PublicTransportFee[] }

/** The transport fees of a grade, or of all of them. */
export function useTransportFees(grade: number | null) {
  const call = `/api/enrollment/fees/transport${grade === null ? '' : `?grade=${grade}`}`
  const [result, setResult] = useState<{ call: string; state: TransportFeesState }>({
    call: '',
    state: { is: 'loading' },
  })
  const isSettled = result.call === call && result.state.is !== 'loading'
  useEffect(() => {
    if (isSettled) return undefined
    const leaving = new AbortController()
    const settle = (state: TransportFeesState) => leaving.signal.aborted || setResult({ call, state })
    hub.get<readonly PublicTransportFee[]>(call, { signal: leaving.signal }).then(
      (fees) => settle({ is: 'ready', fees }),
      (fault: unknown) => settle({ is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }),
    )
    return () => leaving.abort()
  }, [isSettled, call])
  return { state: result.state, retry: () => setResult({ call, state: { is: 'loading' } }) }
}
