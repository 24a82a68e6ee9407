import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { User } from './user.ts'

export function UserState({ user: { disabled } }: { user: Pick<User, 'disabled'> }) {
  const text = useTexts()
  return <Tag color={disabled ? 'red' : 'green'}>{text(`office.users.state.${disabled ? 'off' : 'on'}`)}</Tag>
}
