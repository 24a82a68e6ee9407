import { useEffect, useState } from 'react'
import { hub } from '../api/hub.ts'
import { isProblem } from '../api/problem.ts'

export type TokenState<T> =
  | { is: 'loading' }
  | { is: 'ready'; found: T }
  | { is: 'not-found' }
  | { is: 'failed'; requestId: string | undefined }

/** Reads what the hub shows to whoever has its token; `retry` after a failure. */
export function useByToken<T>(path: string, token: string): { state: TokenState<T>; retry: () => void } {
  const address = `${path}/${encodeURIComponent(token)}`
  const loading = { address, state: { is: 'loading' } } as const
  const [last, setLast] = useState<{ address: string; state: TokenState<T> }>(loading)
  const { state } = last.address === address ? last : loading
  const isLoading = state.is === 'loading'

  useEffect(() => {
    if (!isLoading) return undefined
    const leaving = new AbortController()
    const settle = (next: TokenState<T>) => leaving.signal.aborted || setLast({ address, state: next })
    hub.get<T>(address, { signal: leaving.signal }).then(
      (found) => settle({ is: 'ready', found }),
      (fault: unknown) => settle(failureOf(fault)),
    )
    return () => leaving.abort()
  }, [address, isLoading])

  return { state, retry: () => setLast(loading) }
}

/** A token that nobody issued, or that is not one, opens nothing; any other failure may pass. */
export function failureOf(fault: unknown): Exclude<TokenState<never>, { is: 'ready' }> {
  if (!isProblem(fault)) return { is: 'failed', requestId: undefined }
  if ([400, 404, 410, 422].includes(fault.status)) return { is: 'not-found' }
  return { is: 'failed', requestId: fault.requestId || undefined }
}
