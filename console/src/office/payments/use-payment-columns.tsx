import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { PaymentWord, shownWord } from './payment-word.tsx'
import type { Payment } from './payment-word.tsx'
import { wayOf } from './way.ts'

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
      sorts: true,
    },
    { key: 'grade', title: text('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'status',
      title: text('office.payments.status'),
      value: ({ status }) => shownWord(status),
      show: ({ status }) => <PaymentWord word={status} />,
      sorts: true,
    },
    {
      key: 'amount',
      title: text('office.payments.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    { key: 'path', title: text('office.payments.way'), value: (row) => wayOf(row, text) },
    { key: 'reference', title: text('office.payments.reference'), value: ({ reference }) => reference },
    {
      key: 'provider_ref',
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
      title: text('office.payments.exceptions'),
      value: ({ exceptions }) => exceptions,
      show: ({ exceptions }) =>
        exceptions > 0 && <Tag color="red">{text('office.payments.openExceptions', { n: exceptions })}</Tag>,
    },
  ]
}
