import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { PaymentPayer } from '../../api/types.ts'

/** Of an order, or of a guardian's own payment. */
export function payerPathOf(token: string): string {
  return `/api/payments/${encodeURIComponent(token)}/payer`
}

/** Null until it is known, and where it cannot be: the page is about the payment. */
export function usePaymentPayer(path: string) {
  const [answer, setAnswer] = useState<PaymentPayer | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    hub.get<PaymentPayer>(path, { signal: leaving.signal }).then(
      (read) => leaving.signal.aborted || setAnswer(read),
      () => {},
    )
    return () => leaving.abort()
  }, [path])
  const read = () => hub.get<PaymentPayer>(path).then(setAnswer, () => {})
  return { answer, read }
}
