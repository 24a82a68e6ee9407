import { Alert, Button } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'

/** What could not be read, in the hub's words, and the way to try again. */
export function ProblemPanel({ problem, onRetry }: { problem: HubProblem; onRetry: () => void }) {
  const text = useTexts()
  return (
    <Alert
      type="error"
      showIcon
      message={problem.status === 0 ? text('common.loadFailed') : problem.title || text('common.loadFailed')}
      description={
        <>
          <p>{problem.status === 0 ? text(`common.${noAnswer()}`) : problem.detail}</p>
          {problem.requestId !== '' && <p>{text('common.requestId', { id: problem.requestId })}</p>}
        </>
      }
      action={<Button onClick={onRetry}>{text('common.retry')}</Button>}
    />
  )
}
