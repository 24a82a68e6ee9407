import { useLocale, useTexts } from '../../i18n.ts'
import { longMonth } from '../../money.ts'
import { Alert } from '../../parts/alert.tsx'
import { FeeTable } from '../../parts/price/fee-table.tsx'
import { pesos } from '../../parts/price/proof.ts'
import type { StepProps } from '../wizard/step-props.ts'

/** Step 3: what is charged by month, and what of it is paid ahead. */
export function MonthlyStep({ season, quote }: StepProps) {
  const text = useTexts()
  const { locale } = useLocale()
  if (!quote) return null
  const { monthlyNow } = quote.totals
  const later = quote.monthly.reduce((sum, row) => sum + row.later, 0)
  const { first, last } = season.monthly
  return (
    <>
      <Alert
        kind="info"
        title={text('tables.monthlyNote', { from: plainMonth(first, locale), to: plainMonth(last, locale) })}
      >
        <p>{text(`tables.monthlyPeriod${quote.period}`, { now: pesos(monthlyNow), later: pesos(later) })}</p>
      </Alert>
      <FeeTable caption={text('wizard.steps.monthly')} rows={quote.monthly} />
      <p className="fee-table__note">{text('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}

// The specification writes 'agosto 2025', without 'de'.
function plainMonth(day: string, locale: Parameters<typeof longMonth>[1]): string {
  return longMonth(day, locale).replace(' de ', ' ')
}
