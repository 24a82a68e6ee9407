import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { PaymentStatusTag, statusLabel } from './payment-status.tsx'
import type { Payment } from './payment-status.tsx'
import { providerName, paymentMethodText, methodName } from './payment-method.ts'

export function usePaymentColumns(addressOf: (token: string) => string): readonly Column<Payment>[] {
  const text = useTexts()
  return [
    {
      key: 'student',
      title: text('office.payments.student'),
      value: ({ student }) => student,
      show: ({ student, token }, marked) => <RowLink to={addressOf(token)}>{marked(student)}</RowLink>,
      sorts: true,
    },
    {
      key: 'name',
      title: text('office.payments.name'),
      value: ({ name }) => name,
      show: ({ name, grade }, marked) => (
        <TwoLines first={marked(name)} label={text('office.grades.coming')} second={grade} />
      ),
      sorts: true,
    },
    { key: 'grade', only: 'file', title: text('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'status',
      title: text('office.payments.status'),
      value: ({ status }) => statusLabel(status),
      show: ({ status, exceptions }) => (
        <TwoLines
          first={<PaymentStatusTag status={status} />}
          label={text('office.payments.exceptions')}
          second={
            exceptions > 0 && (
              <Tag color="red">{text('office.payments.openExceptions', { n: exceptions })}</Tag>
            )
          }
        />
      ),
      sorts: true,
    },
    {
      key: 'amount',
      title: text('office.payments.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'path',
      title: text('office.payments.way'),
      value: (row) => paymentMethodText(row, text),
      show: (row) => (
        <TwoLines
          first={methodName(row, text)}
          label={text('office.payments.instance')}
          second={providerName(row, text)}
        />
      ),
    },
    {
      key: 'reference',
      title: text('office.payments.reference'),
      value: ({ reference }) => reference,
      show: ({ reference, provider_ref: ref }, marked) => (
        <TwoLines
          first={reference === null ? '' : marked(reference)}
          label={text('office.payments.providerRef')}
          second={ref === null ? '' : marked(ref)}
        />
      ),
    },
    {
      key: 'provider_ref',
      only: 'file',
      title: text('office.payments.providerRef'),
      value: ({ provider_ref: ref }) => ref,
    },
    {
      key: 'started_at',
      title: text('office.payments.started'),
      at: ({ started_at: at }) => at,
      sorts: true,
    },
    {
      key: 'approved_at',
      title: text('office.payments.approved'),
      at: ({ approved_at: at }) => at,
      sorts: true,
    },
    {
      key: 'exceptions',
      only: 'file',
      title: text('office.payments.exceptions'),
      value: ({ exceptions }) => exceptions,
    },
  ]
}
