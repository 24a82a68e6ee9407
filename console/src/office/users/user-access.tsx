import { App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import type { User } from './user.ts'
import { UserState } from './user-state.tsx'

/** Whether the account comes in, and the ways to end that: its sessions, or the account itself. */
export function UserAccess({ user }: { user: User }) {
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
    () => perform('DELETE /api/staff/users/{username}/sessions', undefined, { params: { username } }),
    { done: () => t('office.users.sessionsEnded', { username }) },
  )
  if (!may) return null
  return (
    <div>
      <Button loading={isActing} onClick={() => void act(undefined)}>
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
    () => perform('PATCH /api/staff/users/{username}', { disabled: !disabled }, { params: { username } }),
    { done: () => t(`office.users.${way}d`, { username }), report: 'quiet' },
  )
  const ask = () =>
    modal.confirm({
      title: t('office.users.disableTitle', { username }),
      content: t('office.users.disableBody'),
      okText: t('office.users.disable'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => act(undefined),
    })
  return (
    <>
      <div>
        <Button
          danger={!disabled}
          loading={isActing}
          onClick={() => void (disabled ? act(undefined) : ask())}
        >
          {t(`office.users.${way}`)}
        </Button>
      </div>
      <FormProblem problem={problem} />
    </>
  )
}
