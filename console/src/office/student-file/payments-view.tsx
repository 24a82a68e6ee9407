import { Table } from 'antd'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { moment } from '../moment.ts'
import { PaymentDrawer } from '../payments/payment-drawer.tsx'
import { PaymentStatusTag } from '../payments/payment-status.tsx'
import type { StudentFile } from './student-file.ts'

type Payment = StudentFile['payments'][number]

/** The student's orders over the seasons; each opens its story from the click to the receipt. */
export function PaymentsView({ payments }: Pick<StudentFile, 'payments'>) {
  const t = useTranslate()
  const opened = useOpenRecord('token')
  return (
    <>
      <Table<Payment>
        size="small"
        rowKey="token"
        dataSource={[...payments]}
        columns={useColumns(opened.to)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('office.studentFile.payments.none') }}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
    </>
  )
}

function useColumns(storyOf: (token: string) => string): TableColumnType<Payment>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const title = (column: string) => t(`office.studentFile.payments.${column}`)
  return [
    {
      title: title('started'),
      render: (_, { token, started_at: at }) => {
        const label = moment(at, locale) || t('office.studentFile.payments.notStarted')
        return mayOpen ? <Link to={storyOf(token)}>{label}</Link> : label
      },
    },
    { title: title('status'), render: (_, { status }) => <PaymentStatusTag status={status} /> },
    {
      title: title('way'),
      render: (_, { path }) => (path === null ? '—' : t(`office.payments.path.${path}`)),
    },
    {
      title: title('total'),
      align: 'right',
      className: 'figures',
      render: (_, { total }) => formatCop(total),
    },
    { title: title('approved'), render: (_, { approved_at: at }) => moment(at, locale) || '—' },
    { title: title('flow'), render: (_, { flow }) => t(`office.studentFile.payments.by.${flow}`) },
    { title: title('project'), dataIndex: 'project' },
    {
      title: title('receipt'),
      render: (_, { receipt_token: receipt }) =>
        receipt === null ? (
          '—'
        ) : (
          <a href={`/enrollment/resume/${receipt}`} target="_blank" rel="noreferrer">
            {t('office.studentFile.payments.open')}
          </a>
        ),
    },
  ]
}
