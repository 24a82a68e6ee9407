import { Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpened } from '../list/use-opened.ts'
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
  const text = useTexts()
  const opened = useOpened('user')
  const [isAdding, setAdding] = useState(false)
  const rows = useRows<User>({ resource: 'users', sort: { field: 'username', order: 'asc' } })
  const user = rows.tableProps.dataSource?.find(({ username }) => username === opened.value)
  return (
    <div className="page">
      <h1 className="page__title">{text('office.users.title')}</h1>
      <p className="page__lead">{text('office.users.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useUserColumns(opened)}
        rowKey={({ username }) => username}
        title={text('office.users.title')}
        searches={text('office.users.search')}
        filters={<UserFilters rows={rows} />}
        acts={<AddUser onAdd={() => setAdding(true)} />}
        empty={text('office.users.empty')}
        onOpen={({ username }) => opened.open(username)}
      />
      <UserDrawer user={user} onClose={opened.close} />
      <NewUserDrawer isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}

function UserFilters({ rows }: { rows: RowsState<User> }) {
  const text = useTexts()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="role"
        label={text('office.users.role')}
        options={roles.map((value) => ({ value, label: text(`office.role.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="disabled"
        label={text('office.users.access')}
        options={[
          { value: 'false', label: text('office.users.state.on') },
          { value: 'true', label: text('office.users.state.off') },
        ]}
      />
    </>
  )
}

function AddUser({ onAdd }: { onAdd: () => void }) {
  const may = useMay('POST /api/staff/users')
  return may ? <AddUserButton onAdd={onAdd} /> : null
}

function AddUserButton({ onAdd }: { onAdd: () => void }) {
  const text = useTexts()
  useShortcut('n', 'office.shortcuts.create', onAdd)
  return (
    <Button type="primary" onClick={onAdd}>
      {text('office.users.create')}
    </Button>
  )
}
