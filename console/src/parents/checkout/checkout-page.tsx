import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentSeason } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer, useHubAway } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { PageHead } from '../page-head.tsx'
import { typedPayer } from '../pay/typed-payer.ts'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { type PollSchedule, defaultPollSchedule } from './poll-policy.ts'
import { usePayment } from './use-payment.ts'
import './checkout.css'

/** /enrollment/checkout?token=...: where the provider sends the family back. It displays; the hub decides. */
export function CheckoutPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const season = useSeason()
  const school = season?.school
  return (
    <CheckoutFrame season={season}>
      {token ? (
        <FollowedPayment
          key={token}
          token={token}
          phone={school?.phone}
          documents={season?.documents.enabled ?? false}
          heartbeat={season?.heartbeat ?? defaultPollSchedule}
        />
      ) : (
        <OutcomePanel
          outcome="NOT FOUND"
          token=""
          result={null}
          phone={school?.phone}
          onAgain={null}
          documents={false}
        />
      )}
    </CheckoutFrame>
  )
}

interface Followed {
  token: string
  phone: string | undefined
  heartbeat: PollSchedule
  documents: boolean
}

function FollowedPayment({ token, phone, heartbeat, documents }: Followed) {
  const { outcome, result, checkAgain } = usePayment(token, heartbeat)
  const paid = outcome === 'APROBADO'
  useEffect(() => {
    if (paid) typedPayer.forget()
  }, [paid])
  return (
    <>
      <NoConnection />
      <OutcomePanel
        outcome={outcome}
        token={token}
        result={result}
        phone={phone}
        onAgain={checkAgain}
        documents={documents}
      />
    </>
  )
}

function NoConnection() {
  const text = useTexts()
  const online = useOnline()
  const away = useHubAway()
  if (online && !away) return null
  return (
    <Alert kind="warn" title={text(`common.${noAnswer()}`)}>
      <p>{text(`checkout.${noAnswer()}Body`)}</p>
    </Alert>
  )
}

function CheckoutFrame({ season, children }: { season: CurrentSeason | null; children: React.ReactNode }) {
  const text = useTexts()
  return (
    <>
      <title>{text('checkout.title')}</title>
      <PageHead season={season} />
      <main className="checkout">
        <PageTitle className="unseen">{text('checkout.title')}</PageTitle>
        {children}
      </main>
    </>
  )
}
