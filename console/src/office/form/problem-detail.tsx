import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'

/** The hub's words; whose session ended signs in beside the page, which keeps what was typed. */
export function ProblemDetail({ problem }: { problem: HubProblem }) {
  const t = useTranslate()
  if (problem.code !== 'NO_SESSION') return problem.detail || t('office.act.failedBody')
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
