import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { hasChange, changeIn, emptyChange } from './change-form.ts'
import type { ImpactValues } from './change-form.ts'
import { ChangesForm } from './changes-form.tsx'
import { ImpactResult } from './impact-result.tsx'
import './impact.css'
import { forgetChanges, saveChanges, savedChanges } from './saved-changes.ts'
import { Publications } from './publications.tsx'
import { useImpact } from './use-impact.ts'

/** What a change of fees would do to each family, before anybody makes it. */
export default function ImpactPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const { answer: fees, problem, refetch } = useRead('GET /api/enrollment/admin/fees')
  const impact = useImpact()
  const [saved, setSaved] = useState(() => (hasChange(search) ? [] : savedChanges()))
  const [first, setFirst] = useState(() => changeIn(search))
  const [turn, setTurn] = useState(0)
  function startOver(): void {
    impact.clear()
    setSearch({})
    setFirst(emptyChange)
    forgetChanges()
    setSaved([])
    setTurn(turn + 1)
  }
  function save(changes: NonNullable<ImpactValues['changes']>): void {
    saveChanges(changes)
    // What is written on is no longer what the address asks about.
    if (hasChange(search)) setSearch({}, { replace: true })
  }
  return (
    <div className="page">
      <h1 className="page__title">{t('office.impact.title')}</h1>
      <p className="page__lead">{t('office.impact.lead')}</p>
      {fees === undefined && problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {fees === undefined && problem === null && <Skeleton blocks={[240]} />}
      {saved.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={t('office.impact.kept')}
          action={<Button onClick={startOver}>{t('office.impact.beginAnew')}</Button>}
        />
      )}
      {fees !== undefined && (
        <ChangesForm
          key={turn}
          fees={fees}
          first={first}
          changes={saved.length > 0 ? saved : [first]}
          impact={impact}
          onWritten={save}
        />
      )}
      {impact.run !== null && (
        <ImpactResult
          run={impact.run}
          onAgain={impact.retry}
          onPublished={startOver}
          onOutdated={impact.clear}
        />
      )}
      <Publications />
    </div>
  )
}
