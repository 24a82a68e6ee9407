import { useTexts } from '../../i18n.ts'
import type { Column } from '../list/column.ts'
import { RoleTags } from '../list/role-tags.tsx'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { User } from './user.ts'
import { UserState } from './user-state.tsx'

export function useUserColumns({ to }: Opened): readonly Column<User>[] {
  const text = useTexts()
  const toSeason = useSeasonTime()
  return [
    {
      key: 'username',
      title: text('office.users.username'),
      value: ({ username }) => username,
      show: ({ username, name }, marked) => (
        <RowLink to={to(username)} label={`${username}, ${name}`}>
          {marked(username)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'name', title: text('office.users.name'), value: ({ name }) => name, sorts: true },
    {
      key: 'roles',
      title: text('office.roles.label'),
      value: ({ roles }) => roles.map((role) => text(`office.role.${role}`)).join(', '),
      show: ({ roles }) => <RoleTags roles={roles} />,
    },
    {
      key: 'disabled',
      title: text('office.users.access'),
      value: ({ disabled }) => text(`office.users.state.${disabled ? 'off' : 'on'}`),
      show: (user) => <UserState user={user} />,
    },
    {
      key: 'source',
      title: text('office.users.source'),
      value: ({ source }) => text(`office.users.from.${source}`),
    },
    {
      key: 'created_at',
      title: text('office.users.createdAt'),
      at: ({ created_at: at }) => toSeason(at),
      sorts: true,
    },
  ]
}
