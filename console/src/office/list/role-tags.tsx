import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { StaffRole } from '../roles.ts'

export function RoleTags({ roles }: { roles: readonly StaffRole[] }) {
  const t = useTranslate()
  return (
    <span className="role-tags">
      {roles.map((role) => (
        <Tag key={role}>{t(`office.role.${role}`)}</Tag>
      ))}
    </span>
  )
}
