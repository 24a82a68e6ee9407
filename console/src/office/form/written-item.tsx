import { Form, Input } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { fieldError } from './field-error.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly longest: number
  /** Said where nothing was written, and where it is too short to say anything. */
  readonly missing: string
  readonly tooShort: string
  readonly problem: HubProblem | null
}

/** A line that somebody has to write, such as a reason; checked as it is left. */
export function WrittenItem({ name, label, longest, missing, tooShort, problem }: Props) {
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onBlur"
      validateFirst
      rules={[
        { required: true, whitespace: true, message: missing },
        { min: 3, message: tooShort },
      ]}
      {...fieldError(problem, name)}
    >
      <Input maxLength={longest} showCount autoComplete="off" />
    </Form.Item>
  )
}
