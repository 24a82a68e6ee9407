import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { hasChange, changeIn, emptyChange } from './change-form.ts'
import type { ImpactValues } from './change-form.ts'
import { ChangesForm } from './changes-form.tsx'
import { ImpactResult } from './impact-result.tsx'
import './impact.css'
import { forgetChanges, keepChanges, keptChanges } from './kept-changes.ts'
import { Publications } from './publications.tsx'
import { useImpact } from './use-impact.ts'

/** What a change of fees would do to each family, before anybody makes it. */
export default function ImpactPage() {
  const text = useTexts()
  const [search, setSearch] = useSearchParams()
  const { answer: fees, problem, again } = useRead('GET /api/enrollment/admin/fees')
  const impact = useImpact()
  const [kept, setKept] = useState(() => (hasChange(search) ? [] : keptChanges()))
  const [first, setFirst] = useState(() => changeIn(search))
  const [turn, setTurn] = useState(0)
  function beginAnew(): void {
    impact.clear()
    setSearch({})
    setFirst(emptyChange)
    forgetChanges()
    setKept([])
    setTurn(turn + 1)
  }
  function keep(changes: NonNullable<ImpactValues['changes']>): void {
    keepChanges(changes)
    // What is written on is no longer what the address asks about.
    if (hasChange(search)) setSearch({}, { replace: true })
  }
  return (
    <div className="page">
      <h1 className="page__title">{text('office.impact.title')}</h1>
      <p className="page__lead">{text('office.impact.lead')}</p>
      {fees === undefined && problem !== null && <ProblemPanel problem={problem} onRetry={again} />}
      {fees === undefined && problem === null && <Skeleton blocks={[240]} />}
      {kept.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={text('office.impact.kept')}
          action={<Button onClick={beginAnew}>{text('office.impact.beginAnew')}</Button>}
        />
      )}
      {fees !== undefined && (
        <ChangesForm
          key={turn}
          fees={fees}
          first={first}
          changes={kept.length > 0 ? kept : [first]}
          impact={impact}
          onWritten={keep}
        />
      )}
      {impact.asking !== null && (
        <ImpactResult
          asking={impact.asking}
          onAgain={impact.askAgain}
          onPublished={beginAnew}
          onOutdated={impact.clear}
        />
      )}
      <Publications />
    </div>
  )
}
