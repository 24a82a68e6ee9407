import { Link } from 'react-router'
import type { PaymentData, WizardStudent } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf, longDate } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'
import type { PollSchedule, Outcome } from '../checkout/poll-policy.ts'
import { usePayment } from '../checkout/use-payment.ts'

interface Props {
  order: WizardStudent['order']
  schedule: PollSchedule
}

/** A payment that came to nothing, perhaps while nobody looked: the order is open again as if nothing had been. */
export function LastPayment({ order: { status, token }, schedule: heartbeat }: Props) {
  if (status !== 'open' || token === null) return null
  return <EndedPayment key={token} token={token} schedule={heartbeat} />
}

function EndedPayment({ token, schedule: heartbeat }: { token: string; schedule: PollSchedule }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { outcome, result } = usePayment(token, heartbeat)
  const data = result?.data ?? null
  const how = data === null ? null : outcomeText(outcome, data)
  if (data === null || how === null) return null
  const link = (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token}`}>
      {t('pay.seePayment')}
    </Link>
  )
  const day = longDate(dayOf(how === 'agreement' ? data.expiresAt : data.since), locale)
  return (
    <Alert kind="warn" title={t(`pay.last-${how}`)} actions={link}>
      <p>{t(`pay.last-${how}-body`, { reference: data.reference, day })}</p>
    </Alert>
  )
}

function outcomeText(outcome: Outcome, { path }: PaymentData): 'agreement' | 'expired' | 'declined' | null {
  if (outcome === 'RECHAZADO') return 'declined'
  if (outcome !== 'EXPIRADO') return null
  return path === 'agreement' ? 'agreement' : 'expired'
}
