import type { Receipt } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'

/** What whoever was handed the receipt may take for true now, and when that was looked up. */
export function ReceiptStanding({
  standing: { status, since, asOf },
  refunds,
}: Pick<Receipt, 'standing' | 'refunds'>) {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (instant: string) => longDate(dayOf(instant), locale)
  const { kind, text } = shown[status]
  return (
    <div className={status === 'in-force' ? 'receipt__in-force' : undefined}>
      <Alert kind={kind} title={t(text, { since: day(since) })}>
        {status !== 'reversed' && refunds.length > 0 && <p>{t('receipt.partReturned')}</p>}
        <p>{t('receipt.asOf', { day: day(asOf), time: clockTime(asOf) })}</p>
      </Alert>
    </div>
  )
}

const shown = {
  'in-force': { kind: 'success', text: 'receipt.inForce' },
  'in-dispute': { kind: 'info', text: 'receipt.in-dispute' },
  reversed: { kind: 'error', text: 'receipt.reversed' },
} as const
