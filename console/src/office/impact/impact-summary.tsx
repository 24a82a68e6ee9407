import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { formatCount } from '../../numbers.ts'
import type { ImpactTotals } from './sum-impacts.ts'

/** How many pay more, less and the same, and what the school would receive. */
export function ImpactSummary({ totals }: { totals: ImpactTotals }) {
  const t = useTranslate()
  const { more, less, unchanged, before, after, unknown, settled, not_enabled: notEnabled } = totals
  return (
    <>
      <dl className="impact__sums">
        <Sum name="more" figure={formatCount(more.families)} note={signed(more.amount)} />
        <Sum name="less" figure={formatCount(less.families)} note={signed(-less.amount)} />
        <Sum name="same" figure={formatCount(unchanged)} />
        <Sum
          name="total"
          figure={signed(after - before)}
          note={t('office.impact.beforeAfter', { before: formatCop(before), after: formatCop(after) })}
        />
      </dl>
      {(unknown > 0 || settled > 0 || notEnabled > 0) && (
        <p className="page__lead">
          {[
            ...(settled > 0 ? [t('office.impact.settled', { n: settled })] : []),
            ...(notEnabled > 0 ? [t('office.impact.notEnabled', { n: notEnabled })] : []),
            ...(unknown > 0 ? [t('office.impact.unknown', { n: unknown })] : []),
          ].join(' ')}
        </p>
      )}
    </>
  )
}

function Sum({ name, figure, note }: { name: string; figure: string; note?: string }) {
  const t = useTranslate()
  return (
    <div className="panel">
      <dt>{t(`office.impact.sum.${name}`)}</dt>
      <dd className="figures impact__figure">{figure}</dd>
      {note !== undefined && <dd className="figures">{note}</dd>}
    </div>
  )
}

/** A difference in pesos, its sign before the mark. */
export function signed(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return `${sign}$${formatCop(Math.abs(amount))}`
}
