import { Form, Input } from 'antd'
import type { FormItemProps } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { fieldError } from '../form/field-error.ts'

const whole = /^[a-z0-9]{5}$/i

/** A student's code; whose it is stands below it as soon as the code is whole. */
export function StudentField({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  return (
    <Form.Item
      name="student"
      label={t('office.discounts.code')}
      rules={[
        { required: true, message: t('office.discounts.codeMissing') },
        { pattern: whole, message: t('office.discounts.codeMalformed') },
      ]}
      {...useFound()}
      {...fieldError(problem, 'student')}
    >
      <Input maxLength={5} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </Form.Item>
  )
}

function useFound(): FormItemProps {
  const t = useTranslate()
  const written: unknown = Form.useWatch('student')
  const student = typeof written === 'string' ? written.trim() : ''
  const { answer, problem, isReading } = useRead('GET /api/people/students/{student}', {
    params: { student },
    when: whole.test(student),
  })
  if (!whole.test(student)) return {}
  if (isReading) return { extra: t('common.loading') }
  if (problem?.code === 'NOT_FOUND') {
    return { validateStatus: 'error', help: t('office.discounts.codeUnknown') }
  }
  if (problem !== null) return { extra: problem.title || t('common.loadFailed') }
  if (answer === undefined) return {}
  const { first_name: first, last_name: last, grade } = answer
  return { extra: <output>{[`${first} ${last}`, grade].filter(Boolean).join(' · ')}</output> }
}
