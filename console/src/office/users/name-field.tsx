import { Form, Input } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { fieldError } from '../form/field-error.ts'

export function NameField({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  return (
    <Form.Item
      name="name"
      label={t('office.users.name')}
      rules={[{ required: true, whitespace: true, message: t('office.users.nameMissing') }]}
      {...fieldError(problem, 'name')}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  )
}
