import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { Money } from '../../components/money.tsx'
import type { PaymentData } from '../../api/types.ts'
import type { Outcome } from './poll-policy.ts'

interface Props {
  outcome: Outcome
  details: PaymentData
}

/** While a payment is not final: since when, by which reference, when it is looked at again, and whether to pay again. */
export function PaymentFacts({ outcome, details }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { reference, providerRef, amount, charged, since, finishedAt, nextCheckAt } = details
  const moment = (at: string) =>
    t('checkout.moment', { day: longDate(dayOf(at), locale), time: clockTime(at) })
  // What has ended and goes back is pending no more.
  const open = finishedAt === null && ['PENDIENTE', 'NOTICE', 'GAVE UP', 'EN REVISION'].includes(outcome)
  return (
    <>
      <dl className="outcome__facts">
        <dt>{t(charged === null ? 'checkout.amount' : 'checkout.asked')}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
        {charged !== null && (
          <>
            <dt>{t('checkout.charged')}</dt>
            <dd>
              <Money amount={charged} />
            </dd>
          </>
        )}
        {reference && (
          <>
            <dt>{t('checkout.reference')}</dt>
            <dd>{reference}</dd>
          </>
        )}
        {providerRef && (
          <>
            <dt>{t('checkout.providerReference')}</dt>
            <dd>{providerRef}</dd>
          </>
        )}
        {since && (
          <>
            <dt>{t(open ? 'checkout.since' : 'checkout.date')}</dt>
            <dd>{moment(finishedAt ?? since)}</dd>
          </>
        )}
        {open && nextCheckAt && (
          <>
            <dt>{t('checkout.nextCheck')}</dt>
            <dd>{moment(nextCheckAt)}</dd>
          </>
        )}
      </dl>
      {open && (
        <p className="outcome__again">{t(payAgain(details), { moment: moment(details.expiresAt) })}</p>
      )}
    </>
  )
}

/** When paying again is safe: now, once the provider's page has closed, or when the bank has decided. */
function payAgain({ payAgainSafe, go }: PaymentData): string {
  if (payAgainSafe) return 'checkout.payAgainSafe'
  return go ? 'checkout.payAgainAfter' : 'checkout.payAgainNotYet'
}
