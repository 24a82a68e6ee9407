import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { NewReminderDrawer } from './new-reminder-drawer.tsx'
import { ReminderDrawer } from './reminder-drawer.tsx'
import { states } from './reminder.ts'
import type { Reminder } from './reminder.ts'
import './reminders.css'
import { useReminderAddress } from './use-reminder-address.ts'
import { useReminderColumns } from './use-reminder-columns.tsx'

/** Mails to the families who miss a step: written, looked at, sent, and over by themselves. */
export default function RemindersPage() {
  const t = useTranslate()
  const rows = useRows<Reminder>({
    resource: 'reminders',
    pageSize: 12,
    sort: { field: 'created_at', order: 'desc' },
  })
  const { opened, writing, write, show } = useReminderAddress()
  const mayWrite = usePermission('POST /api/reminders')
  return (
    <div className="page">
      <h1 className="page__title">{t('office.reminders.title')}</h1>
      <p className="page__lead">{t('office.reminders.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useReminderColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.reminders.title')}
        filters={
          <FilterSelect
            rows={rows}
            field="state"
            label={t('office.reminders.stateFilter')}
            options={states.map((value) => ({ value, label: t(`office.reminders.state.${value}`) }))}
          />
        }
        actions={mayWrite && <WriteButton onWrite={write} />}
        empty={t('office.reminders.empty')}
        onOpen={({ id }) => opened.open(id)}
      />
      {mayWrite && <NewReminderDrawer steps={writing} onClose={show} />}
      <ReminderDrawer opened={opened.value} onClose={() => show(null)} />
    </div>
  )
}

function WriteButton({ onWrite }: { onWrite: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.reminders.create', onWrite)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onWrite}>
      {t('office.reminders.create')}
    </Button>
  )
}
