import { Alert } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'

/** Why nothing was published, and for which fee where the hub says so. */
export function RefusedPublication({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  if (problem === null) return null
  const fee = feeIn(problem.body['current'])
  const description = [problem.detail, ...Object.values(problem.errors).flat()].filter(Boolean).join(' ')
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={fee === null ? t('office.impact.nothingChanged') : t('office.impact.notApplied', { ...fee })}
      description={`${problem.title}. ${description}`}
    />
  )
}

function feeIn(current: unknown): { readonly code: string; readonly grade: string } | null {
  if (typeof current !== 'object' || current === null) return null
  const [code, grade] = [Reflect.get(current, 'code'), Reflect.get(current, 'grade_enrollment')]
  return typeof code === 'string' && typeof grade === 'string' ? { code, grade } : null
}
