import { Checkbox, Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { roles } from '../roles.ts'
import type { StaffRole } from '../roles.ts'
import './roles-field.css'
import { fieldError } from './field-error.ts'

/** What somebody, or a machine, may do: one role or several. */
export function RolesField({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  return (
    <Form.Item
      name="roles"
      label={t('office.roles.label')}
      rules={[{ required: true, message: t('office.roles.missing') }]}
      {...fieldError(problem, 'roles')}
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
}

/** Takes of the form's item what a group may have: antd also hands it aria-required, which has no meaning there. */
function RoleBoxes({ value = [], onChange = () => {}, id, 'aria-describedby': describedBy }: RoleBoxesProps) {
  const t = useTranslate()
  return (
    <fieldset
      className="roles-field"
      id={id}
      aria-label={t('office.roles.label')}
      aria-describedby={describedBy}
    >
      <Checkbox.Group<StaffRole>
        className="roles-field__boxes"
        value={value}
        onChange={onChange}
        options={roles.map((role) => ({ value: role, label: t(`office.role.${role}`) }))}
      />
    </fieldset>
  )
}
