import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { RowLink } from '../list/row-link.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { useRows } from '../list/use-rows.ts'
import { statusKey } from '../refunds/refund.ts'
import { RefundStatus } from '../refunds/refund-status.tsx'
import { studentPath } from '../steps.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Withdrawal } from './withdrawal.ts'
import './withdrawals.css'

/** The students who have left, the latest first; a row opens the student. */
export default function WithdrawalsPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const rows = useRows('withdrawals', { sort: { field: 'created_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.withdrawals.title')}</h1>
      <p className="page__lead">{t('office.withdrawals.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useWithdrawalColumns()}
        rowKey={({ id }) => id}
        sums="returned"
        title={t('office.withdrawals.title')}
        empty={t('office.withdrawals.empty')}
        searches={t('office.withdrawals.search')}
        filters={
          <>
            <DayFilter
              rows={rows}
              field="from"
              label={t('office.withdrawals.from')}
              max={rows.filter('to')}
            />
            <DayFilter rows={rows} field="to" label={t('office.withdrawals.to')} min={rows.filter('from')} />
          </>
        }
        onOpen={({ student_code: code }) => void navigate(studentPath(code))}
      />
    </div>
  )
}

function useWithdrawalColumns(): readonly Column<Withdrawal>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const title = (column: string) => t(`office.withdrawals.${column}`)
  return [
    {
      key: 'student_code',
      title: title('student'),
      value: ({ student_code: code }) => code,
      show: ({ student_code: code, name }, marked) => (
        <TwoLines
          first={<RowLink to={studentPath(code)}>{marked(code)}</RowLink>}
          label={title('name')}
          second={marked(name)}
        />
      ),
    },
    { key: 'name', only: 'file', title: title('name'), value: ({ name }) => name },
    { key: 'grade', only: 'file', title: t('office.grades.coming'), value: ({ grade }) => grade },
    { key: 'day', title: title('day'), at: ({ day }) => day, sorts: true },
    { key: 'kept', title: title('kept'), value: ({ kept }) => kept, is: 'pesos' },
    { key: 'returned', title: title('returned'), value: ({ returned }) => returned, is: 'pesos' },
    {
      key: 'proposed',
      only: 'file',
      title: title('proposed'),
      value: ({ proposed }) => proposed,
      is: 'pesos',
    },
    {
      key: 'reason',
      title: title('reason'),
      value: ({ reason }) => reason,
      wraps: true,
    },
    {
      key: 'refund',
      title: title('refund'),
      value: ({ refund }) => (refund === null ? title('noRefund') : t(statusKey(refund))),
      show: ({ refund }) =>
        refund === null ? (
          title('noRefund')
        ) : (
          <TwoLines
            first={<RefundStatus refund={refund} />}
            label={t('office.refunds.wayTitle')}
            second={t(`office.refunds.wayName.${refund.way}`)}
          />
        ),
    },
    { key: 'way', only: 'file', title: t('office.refunds.wayTitle'), value: (row) => wayName(row) },
    { key: 'created_at', title: title('recordedAt'), at: ({ created_at: at }) => toSeason(at), sorts: true },
    { key: 'actor', only: 'file', title: title('recordedBy'), value: ({ actor }) => actorLabel(actor, t) },
    { key: 'id', only: 'file', title: title('id'), value: ({ id }) => id },
  ]

  function wayName({ refund }: Withdrawal): string {
    return refund === null ? '' : t(`office.refunds.wayName.${refund.way}`)
  }
}
