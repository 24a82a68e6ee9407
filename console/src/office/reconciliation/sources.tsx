import { CheckCircleFilled, QuestionCircleFilled } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { useTexts } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { DayState } from './day-state.tsx'
import { instanceWords } from '../provider-words.ts'
import { isAway } from './cell-state.ts'
import { bankLinesToReview } from './bank-lines-to-review.ts'
import { isOpen } from './row.ts'
import type { Day, Source } from './row.ts'

/** How the day stands, and of whom it was heard. Who did not answer is told before anything that seems to lack. */
export function Sources({
  day: { sources, rows, state, waiting },
  onReadAgain,
}: {
  day: Day
  onReadAgain: () => void
}) {
  const text = useTexts()
  const open = rows.filter(isOpen).length
  const away = sources.filter(isAway)
  const stands = <DayState state={state} open={open} waiting={waiting} />
  return (
    <>
      <div className="reconciled__sources">
        {state === 'waiting' ? <Link to={bankLinesToReview}>{stands}</Link> : stands}
        {waiting > 0 && state !== 'waiting' && (
          <Link to={bankLinesToReview}>{text('office.reconciliation.toReview', { n: waiting })}</Link>
        )}
        <ul className="reconciled__heard-of" aria-label={text('office.reconciliation.sources')}>
          {sources.map((source) => (
            <li key={`${source.source} ${source.instance}`}>
              {isAway(source) ? (
                <QuestionCircleFilled className="reconciled__away" aria-hidden="true" />
              ) : (
                <CheckCircleFilled className="reconciled__heard" aria-hidden="true" />
              )}{' '}
              {nameOf(source, text)}: {text(`office.reconciliation.source.${source.state}`)}
            </li>
          ))}
        </ul>
      </div>
      {away.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('office.reconciliation.away', {
            who: away.map((source) => nameOf(source, text)).join(', '),
          })}
          description={text('office.reconciliation.awayBody')}
          action={<Button onClick={onReadAgain}>{text('common.retry')}</Button>}
        />
      )}
    </>
  )
}

/** There may be several providers; accounting and the hub are one each. */
function nameOf({ source, instance }: Source, text: Translate): string {
  const name = text(`office.reconciliation.side.${source}`)
  return source === 'provider' ? `${name} (${instanceWords(instance, text)})` : name
}
