import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { totalText } from '../payments/order-price.ts'
import { OrderedLines } from '../payments/ordered-lines.tsx'
import { PaidFacts } from '../payments/paid-facts.tsx'
import { PriceBreakdowns } from './price-breakdowns.tsx'

/** What the student's order was priced at when it was made, and what was paid for it. */
export function OrderView({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/price', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[160, 160, 240]} />
  return (
    <div className="page">
      <p className="page__lead">{t('office.studentFile.price.orderLead')}</p>
      <section className="panel file-paid">
        <PaidFacts price={answer} />
      </section>
      <div className="file-price">
        {answer.quote === null ? (
          <OrderedLines price={answer} />
        ) : (
          <PriceBreakdowns quote={answer.quote} totalIs={totalText(answer, t)} />
        )}
      </div>
    </div>
  )
}
