import { Checkbox, Alert, Button } from 'antd'
import { useState } from 'react'
import { useSearchParams, Link } from 'react-router'
import { CheckCircleFilled, QuestionCircleFilled, LinkOutlined } from '@ant-design/icons'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Translate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useTask } from '../api/use-action.ts'
import { useRead, useRefetchAll } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { instanceLabel } from '../provider-label.ts'
import { addressWith } from './day-address.ts'
import { OutflowsOfDay } from './outflows-of-day.tsx'
import { isOpenOutflow } from './outflow-row.ts'
import { LedgerOfDay } from './ledger-of-day.tsx'
import { DayHead } from './day-head.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { Proposals } from './proposals.tsx'
import { inOrder, isOpen } from './row.ts'
import type { Day, ReconciliationRow, ReconciliationSource } from './row.ts'
import { RowsOfDay } from './rows-of-day.tsx'
import { DayState, bankLinesToReview } from './day-state.tsx'
import { isAway } from './cell-state.ts'
import '../list/list.css'

/** A day row by row: what each of the three has, what it means, and what to do about it. */
export function OneDay({ day }: { day: string }) {
  const { answer, problem, refetch } = useRead('GET /api/reconciliation/days/{day}', {
    params: { day },
    follows: 'reconciliation',
  })
  const refetchAll = useRefetchAll()
  const { act, isActing: isReading } = useTask(refetchAll)
  const onReadAgain = () => void act(undefined)
  return (
    <>
      <DayHead day={day} answer={answer} isReading={isReading} onReadAgain={onReadAgain} />
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[48, 96, 240]} />}
      {answer !== undefined && <ReadDay answer={answer} onReadAgain={onReadAgain} />}
    </>
  )
}

function ReadDay({ answer, onReadAgain }: { answer: Day; onReadAgain: () => void }) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [joining, setJoining] = useState<readonly ReconciliationRow[]>([])
  const mayMatch = usePermission('POST /api/reconciliation/days/{day}/matches')
  const open = answer.rows.filter(isOpen)
  const isOpenOnly = search.get('show') === 'open'
  const shown = isOpenOnly ? open : answer.rows
  const chosenRows = open.filter(({ id }) => chosen.includes(id))
  const choice = mayMatch && open.length > 1 ? { chosen, choose: setChosen } : undefined
  function close(): void {
    setJoining([])
    setChosen([])
  }
  return (
    <>
      <Sources day={answer} onReadAgain={onReadAgain} />
      <Proposals rows={answer.rows} onJoin={mayMatch ? setJoining : undefined} />
      <section className="page" aria-label={t('office.reconciliation.rows')}>
        <div className="rows__bar">
          <Checkbox
            checked={isOpenOnly}
            onChange={({ target }) => setSearch(addressWith(search, { show: target.checked ? 'open' : '' }))}
          >
            {t('office.reconciliation.openOnly')}
          </Checkbox>
          <span className="rows__gap" />
          <output className="rows__count">
            {t('office.reconciliation.shown', { n: shown.length, all: answer.rows.length })}
          </output>
        </div>
        {choice !== undefined && (
          <ChosenBar rows={chosenRows} onJoin={setJoining} onClear={() => setChosen([])} />
        )}
        <RowsOfDay rows={inOrder(shown)} answer={answer} choice={choice} />
      </section>
      <OutflowsOfDay
        day={answer.day}
        rows={isOpenOnly ? answer.outflows.filter(isOpenOutflow) : answer.outflows}
      />
      <LedgerOfDay ledger={answer.ledger} postedLater={answer.posted_later} />
      {joining.length > 0 && <MatchDialog day={answer.day} rows={joining} onClose={close} />}
    </>
  )
}

/** The status of the day and its sources. A source that did not answer comes before anything that seems missing. */
function Sources({
  day: { sources, open, state, waiting },
  onReadAgain,
}: {
  day: Day
  onReadAgain: () => void
}) {
  const t = useTranslate()
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

/** As many rows as the hub holds for one payment. */
const most = 10

interface Props {
  readonly rows: readonly ReconciliationRow[]
  readonly onJoin: (rows: readonly ReconciliationRow[]) => void
  readonly onClear: () => void
}

/** What a person has chosen to be one payment. */
function ChosenBar({ rows, onJoin, onClear }: Props) {
  const t = useTranslate()
  const n = rows.length
  return (
    <div className="reconciled__chosen">
      <output>{t(`office.reconciliation.chosen.${selectionState(n)}`, { n, most })}</output>
      <Button icon={<LinkOutlined aria-hidden />} disabled={n < 2 || n > most} onClick={() => onJoin(rows)}>
        {t('office.reconciliation.join')}
      </Button>
      {n > 0 && (
        <Button type="text" onClick={onClear}>
          {t('office.reconciliation.clear')}
        </Button>
      )}
    </div>
  )
}

function selectionState(n: number): 'none' | 'one' | 'some' | 'tooMany' {
  if (n < 2) return n === 0 ? 'none' : 'one'
  return n > most ? 'tooMany' : 'some'
}
