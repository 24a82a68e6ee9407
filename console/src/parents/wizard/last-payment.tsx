import { Link } from '../navigation.tsx'
import type { WizardStudent, PaymentData } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { dayOf, longDate } from '../../dates.ts'
import type { PollSchedule, Outcome } from '../checkout/poll-policy.ts'
import { usePayment } from '../checkout/use-payment.ts'

interface LastPaymentProps {
  order: WizardStudent['order']
  schedule: PollSchedule
}

/** A payment that came to nothing, perhaps while nobody looked: the order is open again as if nothing had been. */
export function LastPayment({ order: { status, token }, schedule }: LastPaymentProps) {
  if (status !== 'open' || token === null) return null
  return <EndedPayment key={token} token={token} schedule={schedule} />
}

function EndedPayment({ token, schedule }: { token: string; schedule: PollSchedule }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { outcome, result } = usePayment(token, schedule)
  const data = result?.data ?? null
  const outcomeName = data === null ? null : outcomeKey(outcome, data)
  if (data === null || outcomeName === null) return null
  const link = (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token}`}>
      {t('pay.seePayment')}
    </Link>
  )
  const day = longDate(dayOf(outcomeName === 'agreement' ? data.expiresAt : data.since), locale)
  return (
    <Alert kind="warn" title={t(`pay.last-${outcomeName}`)} actions={link}>
      <p>{t(`pay.last-${outcomeName}-body`, { reference: data.reference, day })}</p>
    </Alert>
  )
}

type OutcomeKey = 'agreement' | 'expired' | 'declined' | 'returned'

function outcomeKey(outcome: Outcome, { path, returned }: PaymentData): OutcomeKey | null {
  if (outcome === 'RECHAZADO') return returned ? 'returned' : 'declined'
  if (outcome !== 'EXPIRADO') return null
  return path === 'agreement' ? 'agreement' : 'expired'
}
