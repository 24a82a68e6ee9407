import type { Quote } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { FeeTable } from '../../components/price/fee-table.tsx'
import { LaterCharges } from '../../components/price/later-charges.tsx'
import { PaySummary } from '../../components/price/pay-summary.tsx'

const sections = ['annual', 'monthly', 'transport', 'activities'] as const

interface Props {
  readonly quote: Quote
  /** What the total is, where it is not to be paid today. */
  readonly totalIs?: string
}

/** The same tables that the family sees: what is paid today, what later, and every service. */
export function PriceBreakdowns({ quote, ...total }: Props) {
  const t = useTranslate()
  return (
    <>
      <div className="file-totals">
        <PaySummary quote={quote} {...total} />
        <LaterCharges quote={quote} />
      </div>
      {sections.map((section) => (
        <section key={section}>
          <h2 className="file-subtitle">{t(`wizard.steps.${section}`)}</h2>
          <FeeTable
            caption={t(`wizard.steps.${section}`)}
            total={t(section === 'annual' ? 'tables.total' : 'tables.totalMonth')}
            rows={quote[section]}
          />
        </section>
      ))}
    </>
  )
}
