import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { User } from './user.ts'

export function UserState({ user: { disabled } }: { user: Pick<User, 'disabled'> }) {
  const t = useTranslate()
  return <Tag color={disabled ? 'red' : 'green'}>{t(`office.users.state.${disabled ? 'off' : 'on'}`)}</Tag>
}
