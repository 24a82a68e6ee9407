import { staffRoles } from '@matricula/hub/api/lists'
import { Checkbox, Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { StaffRole } from '../roles.ts'
import { useFirstFocusable, type FieldRef } from './use-first-focusable.ts'
import './roles-field.css'

/** What somebody, or a machine, may do: one role or several. */
export function RolesField() {
  const t = useTranslate()
  return (
    <Form.Item
      name="roles"
      label={t('office.roles.label')}
      rules={[{ required: true, message: t('office.roles.missing') }]}
    >
      <RoleBoxes />
    </Form.Item>
  )
}

interface RoleBoxesProps {
  readonly value?: StaffRole[]
  readonly onChange?: (chosen: StaffRole[]) => void
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly ref?: FieldRef
}

/** Takes of the form's item what a group may have: antd also hands it aria-required, which has no meaning there. */
function RoleBoxes({ value = [], onChange, id, 'aria-describedby': describedBy, ref }: RoleBoxesProps) {
  const t = useTranslate()
  const group = useFirstFocusable<HTMLFieldSetElement>(ref)
  return (
    <fieldset
      ref={group}
      className="roles-field"
      id={id}
      aria-label={t('office.roles.label')}
      aria-describedby={describedBy}
    >
      <Checkbox.Group<StaffRole>
        className="roles-field__boxes"
        value={value}
        {...(onChange && { onChange })}
        options={staffRoles.map((role) => ({ value: role, label: t(`office.role.${role}`) }))}
      />
    </fieldset>
  )
}
