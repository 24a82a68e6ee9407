import { Alert } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'

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

/** The code of a refusal because nobody is signed in any more. */
export const sessionOver = 'NO_SESSION'

/** The hub's words; whose session ended signs in beside the page, which keeps what was typed. */
export function ProblemDetail({ problem }: { problem: Pick<HubProblem, 'code' | 'detail'> }) {
  const t = useTranslate()
  if (problem.code !== sessionOver) return problem.detail || t('office.act.failedBody')
  return (
    <>
      {problem.detail}{' '}
      <a href="/enrollment/admin" target="_blank" rel="noreferrer">
        {t('office.act.signIn')}
      </a>{' '}
      {t('office.act.kept')}
    </>
  )
}
