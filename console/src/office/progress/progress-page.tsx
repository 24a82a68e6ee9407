import { useNavigate } from 'react-router'
import { Tag, Button, Select } from 'antd'
import { NotificationOutlined } from '@ant-design/icons'
import { useTranslate } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { studentPath, steps } from '../steps.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { StepTag } from '../step-tag.tsx'
import { useRead } from '../api/use-read.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { usePermission } from '../access/use-permission.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'

/** Every student of the season with the step each is at, and the way to write to those who are missing. */
export default function ProgressPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const rows = useRows('progress', { sort: { field: 'name', order: 'asc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.progress.title')}</h1>
      <p className="page__lead">{t('office.progress.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useProgressColumns()}
        rowKey={({ student }) => student}
        title={t('office.progress.title')}
        searches={t('office.progress.search')}
        empty={t('office.progress.empty')}
        filters={<ProgressFilters rows={rows} />}
        actions={<RemindButton steps={rows.filter('step')} />}
        onOpen={({ student }) => void navigate(studentPath(student))}
      />
    </div>
  )
}

type Row = RowOf<'GET /api/enrollment/admin/progress'>

function useProgressColumns(): readonly Column<Row>[] {
  const t = useTranslate()
  const title = (column: string) => t(`office.progress.${column}`)
  const periodOf = ({ period }: Row) => (period === null ? '' : t(`initial.period${period}`))
  const methodOf = ({ method }: Row) => (method === null ? '' : t(`initial.method${method}`))
  return [
    {
      key: 'name',
      title: title('name'),
      value: ({ name }) => name,
      show: ({ name, student }, marked) => (
        <TwoLines
          first={<RowLink to={studentPath(student)}>{marked(name)}</RowLink>}
          label={title('code')}
          second={marked(student)}
        />
      ),
      sorts: true,
    },
    { key: 'student', only: 'file', title: title('code'), value: ({ student }) => student },
    { key: 'grade', title: t('office.grades.coming'), value: ({ grade }) => grade, sorts: true },
    {
      key: 'step',
      title: title('step'),
      value: ({ step }) => t(`office.step.${step}`),
      show: ({ step, exceptions }) => (
        <TwoLines
          first={<StepTag step={step} />}
          label={title('exceptions')}
          second={
            exceptions > 0 && <Tag color="red">{t('office.payments.openExceptions', { n: exceptions })}</Tag>
          }
        />
      ),
      sorts: true,
    },
    { key: 'since', title: title('since'), at: ({ since }) => since, sorts: true },
    {
      key: 'period',
      title: title('period'),
      value: periodOf,
      show: (row) => <TwoLines first={periodOf(row)} label={title('method')} second={methodOf(row)} />,
    },
    { key: 'method', only: 'file', title: title('method'), value: methodOf },
    { key: 'total', title: title('total'), value: ({ total }) => total, is: 'pesos' },
    { key: 'paid_at', only: 'file', title: title('paid'), at: ({ paid_at: at }) => at },
    {
      key: 'balance_due_later',
      title: title('later'),
      value: ({ balance_due_later: later }) => later,
      is: 'pesos',
    },
    {
      key: 'exceptions',
      only: 'file',
      title: title('exceptions'),
      value: ({ exceptions }) => exceptions,
    },
  ]
}

function ProgressFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  return (
    <>
      <FilterSeveral
        rows={rows}
        field="step"
        label={t('office.progress.step')}
        options={steps.map((value) => ({ value, label: t(`office.step.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="grade"
        label={t('office.grades.coming')}
        options={grades.map(({ id_grade: id, grade_enrollment: label }) => ({ value: String(id), label }))}
      />
      <DayFilter rows={rows} field="waiting_since" label={t('office.progress.quietSince')} />
    </>
  )
}

/** To a new reminder for those whom the list shows: its steps, with commas between; none: all. */
function RemindButton({ steps }: { steps: string }) {
  const mayRemind = usePermission('POST /api/reminders')
  return mayRemind ? <ToReminder steps={steps} /> : null
}

function ToReminder({ steps }: { steps: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const query = new URLSearchParams({ create: '1', ...(steps !== '' && { steps }) })
  const open = () => void navigate(`/enrollment/admin/reminders?${query}`)
  useShortcut('n', 'office.progress.remind', open)
  return (
    <Button type="primary" icon={<NotificationOutlined aria-hidden />} onClick={open}>
      {t('office.progress.remind')}
    </Button>
  )
}

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly field: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A filter by any of several words; empty shows all. */
function FilterSeveral<Row>({ rows, field, label, options }: Props<Row>) {
  const chosen = rows.filter(field).split(',').filter(Boolean)
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      className="rows__several"
      optionFilterProp="label"
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      value={chosen}
      options={[...options]}
      onChange={(values) => rows.setFilter(field, values)}
    />
  )
}
