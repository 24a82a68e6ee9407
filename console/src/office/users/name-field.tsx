import { Form, Input } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { fieldError } from '../form/field-error.ts'

export function NameField({ problem }: { problem: HubProblem | null }) {
  const text = useTexts()
  return (
    <Form.Item
      name="name"
      label={text('office.users.name')}
      rules={[{ required: true, whitespace: true, message: text('office.users.nameMissing') }]}
      {...fieldError(problem, 'name')}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  )
}
