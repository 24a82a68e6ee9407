import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { AmountTerms } from '../../api/types.ts'

/** Within what an amount may be sent by a link; null until it is known, and where it is not offered. */
export function useAmountTerms(): AmountTerms | null {
  const [terms, setTerms] = useState<AmountTerms | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    hub.get<{ onAccount: AmountTerms | null }>('/api/pay-links/amounts', { signal: leaving.signal }).then(
      ({ onAccount }) => setTerms(onAccount),
      // It is offered the next time.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return terms
}
