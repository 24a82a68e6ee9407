import type { Quote, QuoteRow } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate, longMonth } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'
import { FeeTable } from '../../components/price/fee-table.tsx'
import { pesos } from '../../components/price/breakdown.ts'
import type { StepProps } from '../wizard/step-props.ts'

/** Step 3: what is charged by month, and what of it is paid ahead. */
export function MonthlyStep({ season, quote }: StepProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (!quote) return null
  const { monthlyNow } = quote.totals
  const later = quote.monthly.reduce((sum, row) => sum + row.later, 0)
  const fewer = fewerCharges(quote, season.monthly.count)
  const { first, last } = fewer ?? season.monthly
  const isCharged = quote.period === 3 && fewer === null
  const months = (from: string, to: string) => ({
    from: plainMonth(from, locale),
    to: plainMonth(to, locale),
  })
  return (
    <>
      <Alert kind="info" title={t('tables.monthlyNote', months(first, last))}>
        <p>{t(`tables.monthlyPeriod${quote.period}`, { now: pesos(monthlyNow), later: pesos(later) })}</p>
        {fewer && <FewerCharges fewer={fewer} months={months(season.monthly.first, season.monthly.last)} />}
        {isCharged && <p>{t('tables.monthCharged')}</p>}
      </Alert>
      <FeeTable
        caption={t('wizard.steps.monthly')}
        total={t(fewer ? 'tables.totalPrices' : 'tables.totalMonth')}
        rows={quote.monthly}
      />
      <p className="fee-table__note">{t('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}

/** What is charged, where it is not the month's value of the table. */
function FewerCharges({ fewer, months }: { fewer: Charges; months: { from: string; to: string } }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { name, n, others } = fewer
  const charges = { name, n, amount: pesos(fewer.amount), date: longDate(fewer.first, locale) }
  return (
    <>
      <p>{t('tables.monthlyCharges', charges)}</p>
      {others && <p>{t('tables.monthlyOthers', months)}</p>}
      <p>{t('tables.monthPrices')}</p>
    </>
  )
}

interface Charges {
  name: string
  n: number
  amount: number
  first: string
  last: string
  /** Other services of the table are charged in every month. */
  others: boolean
}

/** The pension in fewer instalments than there are months: what is charged is not the month's value of the table. */
function fewerCharges({ period, monthly, charges }: Quote, months: number): Charges | null {
  if (period !== 3) return null
  const chargesOf = ({ code, name }: QuoteRow): Charges => {
    const own = charges
      .filter((charge) => charge.code === code)
      .toSorted((a, b) => a.shipDate.localeCompare(b.shipDate))
    const [first, last] = [own.at(0), own.at(-1)]
    return {
      name,
      n: own.length,
      amount: first?.price ?? 0,
      first: first?.shipDate ?? '',
      last: last?.shipDate ?? '',
      others: monthly.some((row) => row.code !== code && row.later > 0),
    }
  }
  return monthly.map(chargesOf).find(({ n }) => n > 0 && n < months) ?? null
}

// The school writes 'agosto 2025', without 'de'.
function plainMonth(day: string, locale: Parameters<typeof longMonth>[1]): string {
  return longMonth(day, locale).replace(' de ', ' ')
}
