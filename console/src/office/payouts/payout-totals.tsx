import { Link } from 'react-router'
import { Money } from '../../components/money.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { rowsAddress } from '../list/rows-address.ts'

const states = [
  ['arrived', 'arrived'],
  ['in_transit', 'in-transit'],
  ['owed', 'in-transit'],
  ['returned', 'returned'],
] as const

/** What payouts come to by how they stand, each leading to its rows, and what arrived or is expected in all. */
export function PayoutTotals() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payouts/summary', { follows: 'payouts' })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48]} />
  const shown = states.filter(([state]) => answer[state].count > 0)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('office.payouts.totals.title')}>
      <dl className="payout__totals">
        {shown.map(([state, status]) => (
          <div key={state}>
            <dt>
              <Link to={rowsAddress('/enrollment/admin/payouts', { status })}>
                {t(`office.payouts.totals.${state}`, { n: answer[state].count })}
              </Link>
            </dt>
            <dd>
              <Money amount={answer[state].net} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('office.payouts.totals.expected')}</dt>
          <dd>
            <Money amount={answer.expected} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
