import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { PaymentStatusTag, statusLabel } from './payment-status.tsx'
import type { Payment } from './payment-status.tsx'
import { providerName, paymentMethodText, methodName } from './payment-method.ts'

export function usePaymentColumns(addressOf: (token: string) => string): readonly Column<Payment>[] {
  const t = useTranslate()
  return [
    {
      key: 'student',
      title: t('office.payments.student'),
      value: ({ student }) => student,
      show: ({ student, token }, marked) => <RowLink to={addressOf(token)}>{marked(student)}</RowLink>,
      sorts: true,
    },
    {
      key: 'name',
      title: t('office.payments.name'),
      value: ({ name }) => name,
      show: ({ name, grade }, marked) => (
        <TwoLines first={marked(name)} label={t('office.grades.coming')} second={grade} />
      ),
      sorts: true,
    },
    { key: 'grade', only: 'file', title: t('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'status',
      title: t('office.payments.status'),
      value: ({ status }) => statusLabel(status),
      show: ({ status, exceptions }) => (
        <TwoLines
          first={<PaymentStatusTag status={status} />}
          label={t('office.payments.exceptions')}
          second={
            exceptions > 0 && <Tag color="red">{t('office.payments.openExceptions', { n: exceptions })}</Tag>
          }
        />
      ),
      sorts: true,
    },
    {
      key: 'amount',
      title: t('office.payments.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'path',
      title: t('office.payments.way'),
      value: (row) => paymentMethodText(row, t),
      show: (row) => (
        <TwoLines
          first={methodName(row, t)}
          label={t('office.payments.instance')}
          second={providerName(row, t)}
        />
      ),
    },
    {
      key: 'reference',
      title: t('office.payments.reference'),
      value: ({ reference }) => reference,
      show: ({ reference, provider_ref: ref }, marked) => (
        <TwoLines
          first={reference === null ? '' : marked(reference)}
          label={t('office.payments.providerRef')}
          second={ref === null ? '' : marked(ref)}
        />
      ),
    },
    {
      key: 'provider_ref',
      only: 'file',
      title: t('office.payments.providerRef'),
      value: ({ provider_ref: ref }) => ref,
    },
    {
      key: 'started_at',
      title: t('office.payments.started'),
      at: ({ started_at: at }) => at,
      sorts: true,
    },
    {
      key: 'approved_at',
      title: t('office.payments.approved'),
      at: ({ approved_at: at }) => at,
      sorts: true,
    },
    {
      key: 'exceptions',
      only: 'file',
      title: t('office.payments.exceptions'),
      value: ({ exceptions }) => exceptions,
    },
  ]
}
