import { useTranslate } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RoleTags } from '../list/role-tags.tsx'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { User } from './user.ts'
import { UserState } from './user-state.tsx'

export function useUserColumns({ to }: OpenRecord): readonly Column<User>[] {
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
