import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { PublicTransportFee } from '../../api/types.ts'

export type TransportFeesRead =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | { is: 'ready'; fees: readonly PublicTransportFee[] }

/** The transport fees of a grade, or of all of them. */
export function useTransportFees(grade: number | null) {
  const call = `/api/enrollment/fees/transport${grade === null ? '' : `?grade=${grade}`}`
  const [told, setTold] = useState<{ call: string; read: TransportFeesRead }>({
    call: '',
    read: { is: 'loading' },
  })
  const isTold = told.call === call && told.read.is !== 'loading'
  useEffect(() => {
    if (isTold) return undefined
    const leaving = new AbortController()
    const tell = (read: TransportFeesRead) => leaving.signal.aborted || setTold({ call, read })
    hub.get<readonly PublicTransportFee[]>(call, { signal: leaving.signal }).then(
      (fees) => tell({ is: 'ready', fees }),
      (fault: unknown) => tell({ is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }),
    )
    return () => leaving.abort()
  }, [isTold, call])
  return { read: told.read, retry: () => setTold({ call, read: { is: 'loading' } }) }
}
