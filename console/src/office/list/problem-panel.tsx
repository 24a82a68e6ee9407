import { Alert, Button } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { ProblemDetail } from '../form/form-problem.tsx'

/** What could not be read, in the hub's words, and the way to try again. */
export function ProblemPanel({ problem, onRetry }: { problem: HubProblem; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <Alert
      type="error"
      showIcon
      message={problem.status === 0 ? t('common.loadFailed') : problem.title || t('common.loadFailed')}
      description={
        <>
          <p>{problem.status === 0 ? t(`common.${noAnswer()}`) : <ProblemDetail problem={problem} />}</p>
          {problem.requestId !== '' && <p>{t('common.requestId', { id: problem.requestId })}</p>}
        </>
      }
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  )
}
