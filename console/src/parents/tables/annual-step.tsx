import { useTexts } from '../../i18n.ts'
import { FeeTable } from '../../components/price/fee-table.tsx'
import type { StepProps } from '../wizard/step-props.ts'

/** Step 1: what is paid once a year. */
export function AnnualStep({ season, quote }: StepProps) {
  const text = useTexts()
  if (!quote) return null
  return (
    <>
      <p>{text('tables.annualNote')}</p>
      <FeeTable caption={text('wizard.steps.annual')} total={text('tables.total')} rows={quote.annual} />
      <p className="fee-table__note">{text('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}
