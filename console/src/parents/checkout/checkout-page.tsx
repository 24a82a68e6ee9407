import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hub } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { type Heartbeat, usualHeartbeat } from './poll-policy.ts'
import { usePayment } from './use-payment.ts'
import './checkout.css'

/** /enrollment/checkout?token=...: where the provider sends the family back. It displays; the hub decides. */
export function CheckoutPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const season = useSeason()
  const school = season?.school
  return (
    <CheckoutFrame name={school?.name}>
      {token ? (
        <FollowedPayment
          key={token}
          token={token}
          phone={school?.phone}
          heartbeat={season?.heartbeat ?? usualHeartbeat}
        />
      ) : (
        <OutcomePanel outcome="NOT FOUND" result={null} phone={school?.phone} onAgain={null} />
      )}
    </CheckoutFrame>
  )
}

interface Followed {
  token: string
  phone: string | undefined
  heartbeat: Heartbeat
}

function FollowedPayment({ token, phone, heartbeat }: Followed) {
  const { outcome, result, lookAgain } = usePayment(token, heartbeat)
  return <OutcomePanel outcome={outcome} result={result} phone={phone} onAgain={lookAgain} />
}

function CheckoutFrame({ name, children }: { name: string | undefined; children: React.ReactNode }) {
  const text = useTexts()
  return (
    <>
      <title>{text('checkout.title')}</title>
      <header className="checkout__head">
        <img src="/shield.svg" alt="" width="40" height="40" />
        <span>{name ?? text('app.name')}</span>
      </header>
      <main className="checkout">
        <h1 className="unseen">{text('checkout.title')}</h1>
        {children}
      </main>
    </>
  )
}

/** The school's name and telephone, and how often to ask; the page lives without them. */
function useSeason(): CurrentSeason | null {
  const [season, setSeason] = useState<CurrentSeason | null>(null)
  useEffect(() => {
    let current = true
    hub.get<CurrentSeason>('/api/seasons/current').then(
      (read) => current && setSeason(read),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return season
}
