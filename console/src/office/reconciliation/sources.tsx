import { CheckCircleFilled, QuestionCircleFilled } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { DayState } from './day-state.tsx'
import { instanceLabel } from '../provider-label.ts'
import { isAway } from './cell-state.ts'
import { bankLinesToReview } from './bank-lines-to-review.ts'
import { isOpen } from './row.ts'
import type { Day, ReconciliationSource } from './row.ts'

/** The status of the day and its sources. A source that did not answer comes before anything that seems missing. */
export function Sources({
  day: { sources, rows, state, waiting },
  onReadAgain,
}: {
  day: Day
  onReadAgain: () => void
}) {
  const t = useTranslate()
  const open = rows.filter(isOpen).length
  const away = sources.filter(isAway)
  const stands = <DayState state={state} open={open} waiting={waiting} />
  return (
    <>
      <div className="reconciled__sources">
        {state === 'waiting' ? <Link to={bankLinesToReview}>{stands}</Link> : stands}
        {waiting > 0 && state !== 'waiting' && (
          <Link to={bankLinesToReview}>{t('office.reconciliation.toReview', { n: waiting })}</Link>
        )}
        <ul className="reconciled__heard-of" aria-label={t('office.reconciliation.sources')}>
          {sources.map((source) => (
            <li key={`${source.source} ${source.instance}`}>
              {isAway(source) ? (
                <QuestionCircleFilled className="reconciled__away" aria-hidden="true" />
              ) : (
                <CheckCircleFilled className="reconciled__heard" aria-hidden="true" />
              )}{' '}
              {nameOf(source, t)}: {t(`office.reconciliation.source.${source.state}`)}
            </li>
          ))}
        </ul>
      </div>
      {away.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('office.reconciliation.away', {
            who: away.map((source) => nameOf(source, t)).join(', '),
          })}
          description={t('office.reconciliation.awayBody')}
          action={<Button onClick={onReadAgain}>{t('common.retry')}</Button>}
        />
      )}
    </>
  )
}

/** There may be several providers; accounting and the hub are one each. */
function nameOf({ source, instance }: ReconciliationSource, t: Translate): string {
  const name = t(`office.reconciliation.side.${source}`)
  return source === 'provider' ? `${name} (${instanceLabel(instance, t)})` : name
}
