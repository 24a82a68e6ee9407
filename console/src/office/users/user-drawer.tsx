import { Drawer } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { EditUserForm } from './edit-user-form.tsx'
import { UserAccess } from './user-access.tsx'
import type { User } from './user.ts'

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
