import { Empty, Table, Tag } from 'antd'
import type { TableColumnType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { useReadRows } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { sendingColours } from './reminder.ts'
import type { CountedReminder, ReminderSending } from './reminder.ts'

const PAGE = 20

/** Each student the reminder was for, where it went, and what became of it. */
export function SendingsTable({ reminder: { id } }: { reminder: CountedReminder }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  const columns = useColumns()
  const { answer, problem, isReading, refetch } = useReadRows('GET /api/reminders/{id}/sendings', {
    params: { id },
    query: { 'page[number]': page, 'page[size]': PAGE },
    follows: 'reminders',
  })
  return (
    <section aria-label={t('office.reminders.sendings')}>
      <h2 className="reminders__sendings">{t('office.reminders.sendings')}</h2>
      {problem !== null ? (
        <ProblemPanel problem={problem} onRetry={refetch} />
      ) : (
        <Table<ReminderSending>
          size="small"
          rowKey="student"
          loading={isReading}
          dataSource={[...(answer?.rows ?? [])]}
          columns={columns}
          scroll={{ x: 'max-content' }}
          locale={{
            emptyText: (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.reminders.noSendings')} />
            ),
          }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: answer?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
        />
      )}
    </section>
  )
}

function useColumns(): TableColumnType<ReminderSending>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const whyOf = (reason: string) =>
    t(reason === 'no-address' ? 'office.reminders.noAddress' : `office.fault.${reason}`)
  return [
    {
      key: 'student',
      title: t('office.reminders.student'),
      render: (_, { student }) => <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>,
    },
    {
      key: 'state',
      title: t('office.reminders.stateFilter'),
      render: (_, { state, reason }) => (
        <>
          <Tag color={sendingColours[state]}>{t(`office.reminders.sending.${state}`)}</Tag>
          {state === 'failed' && reason !== null && whyOf(reason)}
        </>
      ),
    },
    { key: 'to', title: t('office.reminders.to'), render: (_, { to }) => to.join(', ') || '—' },
    {
      key: 'times',
      title: t('office.reminders.times'),
      align: 'right',
      className: 'figures',
      render: (_, { times }) => times,
    },
    {
      key: 'last_at',
      title: t('office.reminders.lastAt'),
      render: (_, { last_at: at }) => moment(at, locale) || '—',
    },
  ]
}
