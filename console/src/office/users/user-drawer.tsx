import { Drawer, Button, Form, App, Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { usePermission } from '../access/use-permission.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useAction } from '../api/use-action.ts'
import type { User } from './user.ts'
import { userChangeOf } from './user-change.ts'
import type { UserFormValues } from './user-change.ts'
import { NameField, PasswordField } from './user-fields.tsx'

interface Props {
  readonly user: User | undefined
  readonly onClose: () => void
}

/** One account: who it is, what it may do, and how it comes in. */
export function UserDrawer({ user, onClose }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  return (
    <Drawer
      open={user !== undefined}
      onClose={onClose}
      width="min(480px, 100vw)"
      title={user === undefined ? '' : t('office.users.one', { username: user.username })}
      destroyOnHidden
    >
      {user !== undefined && (
        <div className="page">
          <dl className="facts">
            <dt>{t('office.users.source')}</dt>
            <dd>{t(`office.users.from.${user.source}`)}</dd>
            <dt>{t('office.users.createdAt')}</dt>
            <dd>{moment(toSeason(user.created_at), locale)}</dd>
          </dl>
          <EditUserForm key={user.username} user={user} />
          <UserAccess user={user} />
        </div>
      )}
    </Drawer>
  )
}

/** Name, roles and, for an account of this hub, a new password. */
function EditUserForm({ user }: { user: User }) {
  const t = useTranslate()
  const may = usePermission('PATCH /api/staff/users/{username}')
  const { username, name, roles, source } = user
  const { form, formProps, isSaving, problem } = useRecordForm({
    resource: 'users',
    action: 'edit',
    id: username,
    initialValues: { name, roles },
    bodyOf: (written: UserFormValues) => userChangeOf(user, written),
    done: () => t('office.users.changed'),
    onSaved: () => form.setFieldValue('password', undefined),
  })
  return (
    <Form<UserFormValues>
      {...formProps}
      layout="vertical"
      className="panel"
      requiredMark={false}
      disabled={!may}
    >
      <NameField />
      <RolesField />
      {source === 'local' && <PasswordField label={t('office.users.newPassword')} need="optional" />}
      <FormProblem problem={problem} />
      <div className="user__acts">
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('office.users.save')}
        </Button>
        <span className="page__lead">{t('office.users.endsSessions')}</span>
      </div>
    </Form>
  )
}

/** Whether the account comes in, and the ways to end that: its sessions, or the account itself. */
function UserAccess({ user }: { user: User }) {
  const t = useTranslate()
  const may = usePermission('PATCH /api/staff/users/{username}')
  return (
    <section className="panel user__access" aria-labelledby="user-access">
      <h2 id="user-access">{t('office.users.access')}</h2>
      <p>
        <UserState user={user} />
      </p>
      <EndSessions user={user} />
      {may && <SwitchAccount user={user} />}
    </section>
  )
}

function EndSessions({ user: { username } }: { user: User }) {
  const t = useTranslate()
  const may = usePermission('DELETE /api/staff/users/{username}/sessions')
  const { act, isActing } = useAction(
    'DELETE /api/staff/users/{username}/sessions',
    () => ({ params: { username } }),
    { done: () => t('office.users.sessionsEnded', { username }) },
  )
  if (!may) return null
  return (
    <div>
      <Button loading={isActing} onClick={() => void act()}>
        {t('office.users.endSessions')}
      </Button>
    </div>
  )
}

function SwitchAccount({ user: { username, disabled } }: { user: User }) {
  const t = useTranslate()
  const { modal } = App.useApp()
  const way = disabled ? 'enable' : 'disable'
  const { act, isActing, problem } = useAction(
    'PATCH /api/staff/users/{username}',
    () => ({ body: { disabled: !disabled }, params: { username } }),
    { done: () => t(`office.users.${way}d`, { username }), report: 'quiet' },
  )
  const ask = () =>
    modal.confirm({
      title: t('office.users.disableTitle', { username }),
      content: t('office.users.disableBody'),
      okText: t('office.users.disable'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(),
    })
  return (
    <>
      <div>
        <Button danger={!disabled} loading={isActing} onClick={() => void (disabled ? act() : ask())}>
          {t(`office.users.${way}`)}
        </Button>
      </div>
      <FormProblem problem={problem} />
    </>
  )
}

export function UserState({ user: { disabled } }: { user: Pick<User, 'disabled'> }) {
  const t = useTranslate()
  return <Tag color={disabled ? 'red' : 'green'}>{t(`office.users.state.${disabled ? 'off' : 'on'}`)}</Tag>
}
