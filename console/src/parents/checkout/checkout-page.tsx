import { useEffect } from 'react'
import { useSearchParams } from '../navigation.tsx'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { noAnswer, useHubAway } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { PageHead } from '../page-head.tsx'
import { forgetPayers } from '../pay/payer-storage.ts'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { PaidInParts } from './paid-in-parts.tsx'
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
          phone={school?.billingPhone}
          school={school?.name ?? ''}
          documents={season?.documents.enabled ?? false}
          schedule={season?.heartbeat ?? defaultPollSchedule}
        />
      ) : (
        <OutcomePanel
          outcome="NOT FOUND"
          token=""
          result={null}
          phone={school?.billingPhone}
          onAgain={null}
          documents={false}
        />
      )}
    </CheckoutFrame>
  )
}

interface FollowedPaymentProps {
  token: string
  phone: string | undefined
  school: string
  schedule: PollSchedule
  documents: boolean
}

function FollowedPayment({ token, phone, school, schedule, documents }: FollowedPaymentProps) {
  const { outcome, result, checkAgain } = usePayment(token, schedule)
  const paid = outcome === 'APROBADO'
  useEffect(() => {
    if (paid) forgetPayers()
  }, [paid])
  if (result?.inParts !== undefined)
    return (
      <>
        <NoConnection />
        <PaidInParts said={result} student={result.inParts.student} school={school} />
      </>
    )
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
  const t = useTranslate()
  const online = useOnline()
  const away = useHubAway()
  if (online && !away) return null
  return (
    <Alert kind="warn" title={t(`common.${noAnswer()}`)}>
      <p>{t(`checkout.${noAnswer()}Body`)}</p>
    </Alert>
  )
}

function CheckoutFrame({ season, children }: { season: CurrentSeason | null; children: React.ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <title>{t('checkout.title')}</title>
      <PageHead season={season} />
      <main className="checkout">
        <PageTitle className="unseen">{t('checkout.title')}</PageTitle>
        {children}
      </main>
    </>
  )
}
