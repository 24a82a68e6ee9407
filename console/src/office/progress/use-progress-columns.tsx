import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { StepTag } from '../step-tag.tsx'
import { studentPath } from '../steps.ts'

type Row = RowOf<'GET /api/enrollment/admin/progress'>

export function useProgressColumns(): readonly Column<Row>[] {
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
