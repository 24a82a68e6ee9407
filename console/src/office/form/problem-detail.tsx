import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'

/** The hub's words; whose session ended signs in beside the page, which keeps what was typed. */
export function ProblemDetail({ problem }: { problem: HubProblem }) {
  const text = useTexts()
  if (problem.code !== 'NO_SESSION') return problem.detail || text('office.act.failedBody')
  return (
    <>
      {problem.detail}{' '}
      <a href="/enrollment/admin" target="_blank" rel="noreferrer">
        {text('office.act.signIn')}
      </a>{' '}
      {text('office.act.kept')}
    </>
  )
}
