import { Alert } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { ProblemDetail } from './problem-detail.tsx'

/** What the hub refused of a form, above its fields. */
export function FormProblem({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  if (problem === null) return null
  return (
    <Alert
      type="error"
      showIcon
      message={problem.title || t('office.act.failed')}
      description={<ProblemDetail problem={problem} />}
    />
  )
}
