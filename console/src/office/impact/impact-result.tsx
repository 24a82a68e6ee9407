import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { Assumptions } from './assumptions.tsx'
import { FamiliesTable } from './families-table.tsx'
import { ImpactSummary } from './impact-summary.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { sumImpacts } from './sum-impacts.ts'
import type { Asking } from './use-impact.ts'

interface Props {
  readonly asking: Asking
  readonly onAgain: () => Promise<void>
  readonly onPublished: () => void
  /** Somebody changed the catalogue: what was answered counts no more. */
  readonly onOutdated: () => void
}

/** What the hub has answered so far, the sums first, and at the end the way to make the change. */
export function ImpactResult({ asking, onAgain, onPublished, onOutdated }: Props) {
  const text = useTexts()
  const [isPublishing, setPublishing] = useState(false)
  const mayPublish = useMay('POST /api/enrollment/admin/fees/publications')
  const { grades, impacts, troubles, isAsking, plan } = asking
  const totals = sumImpacts(impacts)
  const answered = impacts.length + troubles.length
  return (
    <section className="page" aria-label={text('office.impact.result')}>
      {isAsking && (
        <div>
          <Progress
            percent={Math.floor((answered * 100) / grades.length)}
            aria-label={text('office.impact.asking')}
          />
          <output>{text('office.impact.askingOf', { done: answered, total: grades.length })}</output>
        </div>
      )}
      <Troubles asking={asking} onAgain={onAgain} />
      {impacts.length > 0 && (
        <>
          <ImpactSummary totals={totals} />
          {totals.isOfAccounting && (
            <Alert
              type="warning"
              showIcon
              message={text('office.impact.accounting')}
              description={text('office.impact.accountingBody')}
            />
          )}
          <FamiliesTable rows={totals.rows} />
          <Assumptions keys={totals.assumes} />
          {mayPublish && !isAsking && (
            <div className="impact__acts">
              <Button type="primary" disabled={troubles.length > 0} onClick={() => setPublishing(true)}>
                {text('office.impact.apply')}
              </Button>
            </div>
          )}
        </>
      )}
      {isPublishing && (
        <PublishDialog
          plan={plan}
          totals={totals}
          onClose={() => setPublishing(false)}
          onPublished={onPublished}
          onOutdated={onOutdated}
        />
      )}
    </section>
  )
}

function Troubles({ asking: { troubles, isAsking, plan }, onAgain }: Pick<Props, 'asking' | 'onAgain'>) {
  const text = useTexts()
  if (troubles.length === 0) return null
  const nameOf = (grade: number) =>
    plan.find((change) => change.grade === grade)?.fee?.grade_enrollment ?? String(grade)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={text('office.impact.troubles', { n: troubles.length })}
      description={
        <ul>
          {troubles.map(({ grade, problem }) => (
            <li key={grade}>
              {`${nameOf(grade)}: ${[problem.title || text('common.loadFailed'), problem.detail, ...Object.values(problem.errors).flat()].filter(Boolean).join(' ')}`}
            </li>
          ))}
        </ul>
      }
      action={!isAsking && <Button onClick={() => void onAgain()}>{text('common.retry')}</Button>}
    />
  )
}
