import { useTranslate } from '../../i18n.ts'
import { FeeTable } from '../../components/price/fee-table.tsx'
import type { StepProps } from '../wizard/step-props.ts'

/** Step 1: what is paid once a year. */
export function AnnualStep({ season, quote }: StepProps) {
  const t = useTranslate()
  if (!quote) return null
  return (
    <>
      <p>{t('tables.annualNote')}</p>
      <FeeTable caption={t('wizard.steps.annual')} total={t('tables.total')} rows={quote.annual} />
      <p className="fee-table__note">{t('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}
