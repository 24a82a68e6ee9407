import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../api/hub.ts'
import type { PaymentData, PaymentResult, WizardStudent } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { dayOf, longDate } from '../../money.ts'
import { Alert } from '../../parts/alert.tsx'

type Order = WizardStudent['order']

interface Ended {
  how: 'agreement' | 'expired' | 'declined'
  data: PaymentData
}

/** A payment that came to nothing, perhaps while nobody looked: the order is open again as if nothing had been. */
export function LastPayment({ order }: { order: Order }) {
  const text = useTexts()
  const { locale } = useLocale()
  const ended = useEnded(order)
  if (ended === null) return null
  const { how, data } = ended
  const link = (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${order.token ?? ''}`}>
      {text('pay.seePayment')}
    </Link>
  )
  const values = {
    reference: data.reference,
    day: longDate(dayOf(how === 'agreement' ? data.expiresAt : data.since), locale),
  }
  return (
    <Alert kind="warn" title={text(`pay.last-${how}`)} actions={link}>
      <p>{text(`pay.last-${how}-body`, values)}</p>
    </Alert>
  )
}

/** An order that waits for nothing though it has been begun to be paid. */
function useEnded({ status, token }: Order): Ended | null {
  const asked = status === 'open' ? token : null
  const [told, setTold] = useState<{ token: string; ended: Ended | null } | null>(null)
  useEffect(() => {
    if (asked === null) return undefined
    const leaving = new AbortController()
    hub
      .get<PaymentResult>(`/api/payments/enrollment/check/${encodeURIComponent(asked)}`, {
        signal: leaving.signal,
      })
      // The page stands without it, and says itself where the hub is away.
      .then(
        (result) => setTold({ token: asked, ended: endedOf(result) }),
        () => undefined,
      )
    return () => leaving.abort()
  }, [asked])
  return told !== null && told.token === asked ? told.ended : null
}

function endedOf({ status, data }: PaymentResult): Ended | null {
  if (data === null) return null
  if (status === 'RECHAZADO') return { how: 'declined', data }
  if (status !== 'EXPIRADO') return null
  return { how: data.path === 'agreement' ? 'agreement' : 'expired', data }
}
