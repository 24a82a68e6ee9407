import { useTexts } from '../../i18n.ts'
import type { StepProps } from '../wizard/step-props.ts'
import { FeeTable } from './fee-table.tsx'

/** Step 1: what is paid once a year. */
export function AnnualStep({ quote }: StepProps) {
  const text = useTexts()
  if (!quote) return null
  return (
    <>
      <p>{text('tables.annualNote')}</p>
      <FeeTable caption={text('wizard.steps.annual')} rows={quote.annual} />
    </>
  )
}
