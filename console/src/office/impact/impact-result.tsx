import { Alert, Button, Progress, Empty, Table } from 'antd'
import { useState } from 'react'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslate, useLocale } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { ImpactSummary, signed } from './impact-summary.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { sumImpacts } from './sum-impacts.ts'
import type { ImpactRun } from './use-impact.ts'
import type { Locale } from '../../locale.ts'
import { formatCop } from '../../money.ts'
import type { Column } from '../list/column.ts'
import { cellValue } from '../list/cell-value.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import { usePreferences } from '../theme/preferences.ts'
import type { FamilyRow } from './sum-impacts.ts'
import '../list/list.css'

interface Props {
  readonly run: ImpactRun
  readonly onAgain: () => void
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
      action={!isAsking && <Button onClick={onAgain}>{t('common.retry')}</Button>}
    />
  )
}

/** What the hub took for granted, in words. */
function Assumptions({ keys }: { keys: readonly string[] }) {
  const t = useTranslate()
  if (keys.length === 0) return null
  return (
    <section className="panel">
      <h2>{t('office.impact.assumes')}</h2>
      <ul className="impact__assumes">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The families who pay something else than before; all of them are here, so they are sorted here. */
function FamiliesTable({ rows }: { rows: readonly FamilyRow[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { preferences } = usePreferences()
  const columns = useColumns()
  const title = t('office.impact.families')
  return (
    <section className="rows" aria-label={title}>
      <div className="rows__bar">
        <h2 className="impact__title">{title}</h2>
        <span className="rows__gap" />
        <output className="rows__count">{t('office.list.count', { n: rows.length })}</output>
        <SaveMenu<FamilyRow>
          columns={columns}
          name={() => t('office.impact.file')}
          isEmpty={rows.length === 0}
          read={async () => rows}
        />
      </div>
      <Table<FamilyRow>
        size={preferences.density === 'dense' ? 'small' : 'middle'}
        rowKey="student"
        dataSource={[...rows]}
        columns={columns.map((column) => shownAs(column, locale))}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.impact.nobody')} />,
        }}
        pagination={{ defaultPageSize: 12, pageSizeOptions: [12, 25, 50, 100], responsive: true }}
      />
    </section>
  )
}

function useColumns(): readonly Column<FamilyRow>[] {
  const t = useTranslate()
  return [
    {
      key: 'student',
      title: t('office.impact.student'),
      value: ({ student }) => student,
      show: ({ student }) => <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>,
    },
    { key: 'name', title: t('office.impact.name'), value: ({ name }) => name },
    { key: 'grade', title: t('office.grades.coming'), value: ({ grade }) => grade },
    { key: 'before', title: t('office.impact.before'), value: ({ before }) => before, is: 'pesos' },
    { key: 'after', title: t('office.impact.after'), value: ({ after }) => after, is: 'pesos' },
    {
      key: 'difference',
      title: t('office.impact.difference'),
      value: ({ difference }) => difference,
      show: ({ difference }) => signed(difference),
      is: 'pesos',
    },
    {
      key: 'due_now_difference',
      title: t('office.impact.dueNow'),
      value: ({ due_now_difference: due }) => due,
      show: ({ due_now_difference: due }) => signed(due),
      is: 'pesos',
    },
  ]
}

function shownAs(column: Column<FamilyRow>, locale: Locale): TableColumnType<FamilyRow> {
  const { key, title, show, is } = column
  const value = (row: FamilyRow) => cellValue(column, row, locale)
  return {
    key,
    title,
    sorter: (one, other) => compare(value(one), value(other)),
    ...(is !== undefined && { align: 'right', className: 'figures' }),
    render: (_cell, row) => show?.(row, (shownValue) => shownValue) ?? shownValue(value(row)),
  }
}

function shownValue(value: string | number | null) {
  return typeof value === 'number' ? formatCop(value) : value
}

function compare(one: string | number | null, other: string | number | null): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es')
}
