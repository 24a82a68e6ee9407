import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { StaffRole } from '../roles.ts'

export function RoleTags({ roles }: { roles: readonly StaffRole[] }) {
  const text = useTexts()
  return (
    <span className="role-tags">
      {roles.map((role) => (
        <Tag key={role}>{text(`office.role.${role}`)}</Tag>
      ))}
    </span>
  )
}
