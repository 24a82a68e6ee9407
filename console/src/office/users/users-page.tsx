import { staffRoles } from '@matricula/hub/api/lists'
import { Button, Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { RowsState } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import type { Column } from '../list/column.ts'
import { RoleTags } from '../list/role-tags.tsx'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { UserDrawer, UserState } from './user-drawer.tsx'
import type { User } from './user.ts'
import type { BodyOf } from '../api/call.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { NameField, PasswordField } from './user-fields.tsx'
import { usernamePattern } from './user.ts'
import './users.css'

/** The accounts of the office: who comes in, and what each may do. */
export default function UsersPage() {
  const t = useTranslate()
  const opened = useOpenRecord('user')
  const [isAdding, setAdding] = useState(false)
  const rows = useRows('users', { sort: { field: 'username', order: 'asc' } })
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
        options={staffRoles.map((value) => ({ value, label: t(`office.role.${value}`) }))}
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

function useUserColumns({ to }: OpenRecord): readonly Column<User>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  return [
    {
      key: 'username',
      title: t('office.users.username'),
      value: ({ username }) => username,
      show: ({ username, name }, marked) => (
        <RowLink to={to(username)} label={`${username}, ${name}`}>
          {marked(username)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'name', title: t('office.users.name'), value: ({ name }) => name, sorts: true },
    {
      key: 'roles',
      title: t('office.roles.label'),
      value: ({ roles }) => roles.map((role) => t(`office.role.${role}`)).join(', '),
      show: ({ roles }) => <RoleTags roles={roles} />,
    },
    {
      key: 'disabled',
      title: t('office.users.access'),
      value: ({ disabled }) => t(`office.users.state.${disabled ? 'off' : 'on'}`),
      show: (user) => <UserState user={user} />,
    },
    {
      key: 'source',
      title: t('office.users.source'),
      value: ({ source }) => t(`office.users.from.${source}`),
    },
    {
      key: 'created_at',
      title: t('office.users.createdAt'),
      at: ({ created_at: at }) => toSeason(at),
      sorts: true,
    },
  ]
}

type NewUser = BodyOf<'POST /api/staff/users'>

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A local account for somebody of the office. */
function NewUserDrawer({ isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      width="min(480px, 100vw)"
      title={t('office.users.create')}
      destroyOnHidden
    >
      <NewUserForm onClose={onClose} />
    </Drawer>
  )
}

function NewUserForm({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslate()
  const { formProps, isSaving, problem } = useRecordForm({
    resource: 'users',
    action: 'create',
    bodyOf: (user: NewUser) => ({ ...user, name: user.name.trim() }),
    done: ({ username }) => t('office.users.created', { username }),
    onSaved: onClose,
  })
  return (
    <Form<NewUser> {...formProps} layout="vertical" requiredMark={false}>
      <Form.Item
        name="username"
        label={t('office.users.username')}
        extra={t('office.users.usernameHint')}
        rules={[
          { required: true, message: t('office.users.usernameMissing') },
          { pattern: usernamePattern, message: t('office.users.usernameWrong') },
        ]}
      >
        <Input maxLength={60} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <NameField />
      <RolesField />
      <PasswordField label={t('office.users.password')} need="required" />
      <FormProblem problem={problem} />
      <div className="drawer-acts">
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('office.users.add')}
        </Button>
      </div>
    </Form>
  )
}
