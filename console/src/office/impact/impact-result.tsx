import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { Assumptions } from './assumptions.tsx'
import { FamiliesTable } from './families-table.tsx'
import { ImpactSummary } from './impact-summary.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { sumImpacts } from './sum-impacts.ts'
import type { ImpactRun } from './use-impact.ts'

interface Props {
  readonly run: ImpactRun
  readonly onAgain: () => Promise<void>
  readonly onPublished: () => void
  /** Somebody changed the catalogue: what was answered counts no more. */
  readonly onOutdated: () => void
}

/** What the hub has answered so far, the sums first, and at the end the way to make the change. */
export function ImpactResult({ run, onAgain, onPublished, onOutdated }: Props) {
  const t = useTranslate()
  const [isPublishing, setPublishing] = useState(false)
  const mayPublish = usePermission('POST /api/enrollment/admin/fees/publications')
  const { grades, impacts, failures, isAsking, plan } = run
  const totals = sumImpacts(impacts)
  const answered = impacts.length + failures.length
  return (
    <section className="page" aria-label={t('office.impact.result')}>
      {isAsking && (
        <div>
          <Progress
            percent={Math.floor((answered * 100) / grades.length)}
            aria-label={t('office.impact.asking')}
          />
          <output>{t('office.impact.askingOf', { done: answered, total: grades.length })}</output>
        </div>
      )}
      <FailedGrades run={run} onAgain={onAgain} />
      {impacts.length > 0 && (
        <>
          <ImpactSummary totals={totals} />
          {totals.isOfAccounting && (
            <Alert
              type="warning"
              showIcon
              message={t('office.impact.accounting')}
              description={t('office.impact.accountingBody')}
            />
          )}
          <FamiliesTable rows={totals.rows} />
          <Assumptions keys={totals.assumes} />
          {mayPublish && !isAsking && (
            <div className="impact__acts">
              <Button type="primary" disabled={failures.length > 0} onClick={() => setPublishing(true)}>
                {t('office.impact.apply')}
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

function FailedGrades({ run: { failures, isAsking, plan }, onAgain }: Pick<Props, 'run' | 'onAgain'>) {
  const t = useTranslate()
  if (failures.length === 0) return null
  const nameOf = (grade: number) =>
    plan.find((change) => change.grade === grade)?.fee?.grade_enrollment ?? String(grade)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={t('office.impact.troubles', { n: failures.length })}
      description={
        <ul>
          {failures.map(({ grade, problem }) => (
            <li key={grade}>
              {`${nameOf(grade)}: ${[problem.title || t('common.loadFailed'), problem.detail, ...Object.values(problem.errors).flat()].filter(Boolean).join(' ')}`}
            </li>
          ))}
        </ul>
      }
      action={!isAsking && <Button onClick={() => void onAgain()}>{t('common.retry')}</Button>}
    />
  )
}
