import { Button } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { moment } from '../moment.ts'
import { pairsOf, reasonText } from './pairs-of.ts'
import type { Pair } from './pairs-of.ts'
import { momentOf, nameOf, referenceOf } from './row.ts'
import type { ReconciliationRow } from './row.ts'
import { verdictText } from './verdict-text.ts'

/** From here on the hub is nearly sure. */
const likelyScore = 75

interface Props {
  readonly rows: readonly ReconciliationRow[]
  /** Undefined: this person may look only. */
  readonly onJoin: ((rows: readonly ReconciliationRow[]) => void) | undefined
}

/** Rows that may be one payment, with the reasons. Nothing is joined by itself. */
export function Proposals({ rows, onJoin }: Props) {
  const t = useTranslate()
  const pairs = pairsOf(rows)
  if (pairs.length === 0) return null
  return (
    <section className="panel" aria-labelledby="proposals">
      <h2 id="proposals">{t('office.reconciliation.proposals')}</h2>
      <p className="page__lead">{t('office.reconciliation.proposalsLead')}</p>
      <ul className="proposals">
        {pairs.map((pair) => (
          <li key={pair.one.id} className="proposal">
            <PairOf pair={pair} />
            {onJoin !== undefined && (
              <Button type="primary" onClick={() => onJoin([pair.one, pair.other])}>
                {t('office.reconciliation.accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PairOf({ pair }: { pair: Pair }) {
  const t = useTranslate()
  const { one, other, reasons, score } = pair
  const likely = score >= likelyScore ? 'likely' : 'possible'
  return (
    <>
      <div className="proposal__rows">
        <RowFacts row={one} />
        <RowFacts row={other} />
      </div>
      <div>
        <p className="proposal__score">{t(`office.reconciliation.${likely}`, { score })}</p>
        <ul className="proposal__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reasonText(reason, pair, t)}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** One row in three lines, wherever it must be distinguished from another. */
export function RowFacts({ row }: { row: ReconciliationRow }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { hub, provider, accounting } = row
  const amount = provider?.amount ?? hub?.amount ?? accounting?.amount ?? 0
  return (
    <div className="row-facts">
      <span className="reconciled__note">{verdictText(row, t)}</span>
      <span className="row-facts__name">{nameOf(row)}</span>
      <span className="figures">{formatCop(amount)}</span>
      <span className="reconciled__note">
        {[referenceOf(row), moment(momentOf(row), locale)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
