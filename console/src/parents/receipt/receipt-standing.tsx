import type { Receipt } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'

/** What whoever was handed the receipt may take for true now, and when that was looked up. */
export function ReceiptStanding({ standing: { status, since, asOf } }: Pick<Receipt, 'standing'>) {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (instant: string) => longDate(dayOf(instant), locale)
  const inForce = status === 'in-force'
  return (
    <div className={inForce ? 'receipt__in-force' : undefined}>
      <Alert
        kind={inForce ? 'success' : 'error'}
        title={t(inForce ? 'receipt.inForce' : 'receipt.reversed', { since: day(since) })}
      >
        <p>{t('receipt.asOf', { day: day(asOf), time: clockTime(asOf) })}</p>
      </Alert>
    </div>
  )
}
