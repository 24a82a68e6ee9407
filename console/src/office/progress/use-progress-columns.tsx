import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { StepTag } from '../step-tag.tsx'
import { studentPath } from '../steps.ts'

type Row = RowOf<'GET /api/enrollment/admin/progress'>

export function useProgressColumns(): readonly Column<Row>[] {
  const text = useTexts()
  const title = (column: string) => text(`office.progress.${column}`)
  return [
    {
      key: 'name',
      title: title('name'),
      value: ({ name }) => name,
      show: ({ name, student }, marked) => <RowLink to={studentPath(student)}>{marked(name)}</RowLink>,
      sorts: true,
    },
    { key: 'student', title: title('code'), value: ({ student }) => student, sorts: true },
    { key: 'grade', title: text('office.grades.coming'), value: ({ grade }) => grade, sorts: true },
    {
      key: 'step',
      title: title('step'),
      value: ({ step }) => text(`office.step.${step}`),
      show: ({ step }) => <StepTag step={step} />,
      sorts: true,
    },
    { key: 'since', title: title('since'), at: ({ since }) => since, sorts: true },
    {
      key: 'period',
      title: title('period'),
      value: ({ period }) => (period === null ? null : text(`initial.period${period}`)),
    },
    {
      key: 'method',
      title: title('method'),
      value: ({ method }) => (method === null ? null : text(`initial.method${method}`)),
    },
    { key: 'total', title: title('total'), value: ({ total }) => total, is: 'pesos' },
    { key: 'paid_at', title: title('paid'), at: ({ paid_at: at }) => at },
    {
      key: 'balance_due_later',
      title: title('later'),
      value: ({ balance_due_later: later }) => later,
      is: 'pesos',
    },
    {
      key: 'exceptions',
      title: title('exceptions'),
      value: ({ exceptions }) => exceptions,
      show: ({ exceptions }) =>
        exceptions > 0 ? <Tag color="red">{text('office.progress.open', { n: exceptions })}</Tag> : '—',
    },
  ]
}
