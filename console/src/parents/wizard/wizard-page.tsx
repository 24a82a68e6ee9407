import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { rememberCsrf } from '../../api/hub.ts'
import { RetryPanel } from '../../parts/retry-panel.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useLoading } from './use-wizard.ts'
import { Wizard } from './wizard.tsx'

const SESSION_ENDED = 401

/** /enrollment/main: loads what the wizard needs, or says why not; without a session, back to sign-in. */
export function WizardPage() {
  const [state, load] = useLoading()
  const leave = useSessionEnd()
  const ended = state.is === 'failed' && state.problem.status === SESSION_ENDED
  useEffect(() => {
    if (ended) leave()
  }, [ended, leave])

  if (state.is === 'ready') return <Wizard loaded={state.loaded} onSessionEnd={leave} />
  return (
    <Waiting>
      {state.is === 'failed' && !ended ? (
        <RetryPanel onRetry={load} requestId={state.problem.requestId} />
      ) : (
        <Skeleton blocks={[48, 96, 48, 240, 160]} />
      )}
    </Waiting>
  )
}

function useSessionEnd(): () => void {
  const navigate = useNavigate()
  return () => {
    rememberCsrf(null)
    void navigate('/enrollment/login?why=ended', { replace: true })
  }
}
