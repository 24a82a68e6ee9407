import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { RowsState } from '../list/use-rows.ts'
import { roles } from '../roles.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { NewUserDrawer } from './new-user-drawer.tsx'
import { useUserColumns } from './use-user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import type { User } from './user.ts'
import './users.css'

/** The accounts of the office: who comes in, and what each may do. */
export default function UsersPage() {
  const t = useTranslate()
  const opened = useOpenRecord('user')
  const [isAdding, setAdding] = useState(false)
  const rows = useRows<User>({ resource: 'users', sort: { field: 'username', order: 'asc' } })
  const user = rows.tableProps.dataSource?.find(({ username }) => username === opened.value)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.users.title')}</h1>
      <p className="page__lead">{t('office.users.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useUserColumns(opened)}
        rowKey={({ username }) => username}
        title={t('office.users.title')}
        searches={t('office.users.search')}
        filters={<UserFilters rows={rows} />}
        actions={<AddUser onAdd={() => setAdding(true)} />}
        empty={t('office.users.empty')}
        onOpen={({ username }) => opened.open(username)}
      />
      <UserDrawer user={user} onClose={opened.close} />
      <NewUserDrawer isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}

function UserFilters({ rows }: { rows: RowsState<User> }) {
  const t = useTranslate()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="role"
        label={t('office.users.role')}
        options={roles.map((value) => ({ value, label: t(`office.role.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="disabled"
        label={t('office.users.access')}
        options={[
          { value: 'false', label: t('office.users.state.on') },
          { value: 'true', label: t('office.users.state.off') },
        ]}
      />
    </>
  )
}

function AddUser({ onAdd }: { onAdd: () => void }) {
  const may = usePermission('POST /api/staff/users')
  return may ? <AddUserButton onAdd={onAdd} /> : null
}

function AddUserButton({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.shortcuts.create', onAdd)
  return (
    <Button type="primary" onClick={onAdd}>
      {t('office.users.create')}
    </Button>
  )
}
