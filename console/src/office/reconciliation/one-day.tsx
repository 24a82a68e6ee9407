import { Checkbox } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { useRead, useRefetchAll } from '../api/use-read.ts'
import '../list/list.css'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { addressWith } from './day-address.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { DayHead } from './day-head.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { Proposals } from './proposals.tsx'
import { inOrder, isOpen } from './row.ts'
import type { Day, ReconciliationRow } from './row.ts'
import { RowsOfDay } from './rows-of-day.tsx'
import { Sources } from './sources.tsx'

/** A day row by row: what each of the three has, what it means, and what to do about it. */
export function OneDay({ day }: { day: string }) {
  const { answer, problem, refetch } = useRead('GET /api/reconciliation/days/{day}', { params: { day } })
  const refetchAll = useRefetchAll()
  const { act, isActing: isReading } = useAction(() => refetchAll(), { shown: 'kept' })
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
      {joining.length > 0 && <MatchDialog day={answer.day} rows={joining} onClose={close} />}
    </>
  )
}
