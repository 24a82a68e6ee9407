import { Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { DayInput, useToday } from './day-input.tsx'
import { fieldError } from './field-error.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly missing: string
  /** The first day that makes sense; without it, any of the past. */
  readonly min?: string
  readonly problem: HubProblem | null
}

/** The day on which something happened: today, until somebody says otherwise, and never later. */
export function DayItem({ name, label, missing, min = '', problem }: Props) {
  const today = useToday()
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onBlur"
      initialValue={today}
      rules={[{ required: true, message: missing }]}
      {...fieldError(problem, name)}
    >
      <DayInput min={min} max={today} />
    </Form.Item>
  )
}
