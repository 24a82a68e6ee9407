import { useEffect } from 'react'
import { Link, navigate, useSearchParams } from '../navigation.tsx'
import { rememberCsrf } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { useWizardData } from './use-wizard-data.ts'
import { Wizard } from './wizard.tsx'
import './wizard.css'

const SESSION_ENDED = 401
const NOT_A_FAMILY = 403

/** /enrollment/main: loads what the wizard needs, or says why not; without a session, back to sign-in. */
export function WizardPage() {
  const [state, load] = useWizardData()
  const leave = useSessionEnd()
  const status = state.is === 'failed' ? state.problem.status : null
  const ended = status === SESSION_ENDED
  useEffect(() => {
    if (ended) leave()
  }, [ended, leave])

  if (state.is === 'ready') return <Wizard loaded={state.loaded} onSessionEnd={leave} />
  if (status === NOT_A_FAMILY) return <OtherSession />
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

/** Somebody is signed in as another than the student, most likely as a guardian. */
function OtherSession() {
  const t = useTranslate()
  const season = useSeason()
  return (
    <>
      <title>{t('wizard.otherSession')}</title>
      <PageHead season={season} />
      <main className="other-session">
        <PageTitle className="step__title">{t('wizard.otherSession')}</PageTitle>
        <p>{t('wizard.otherSessionBody')}</p>
        <Link className="button button--primary" to="/enrollment/ParentsLogin?tab=enrollments">
          {t('wizard.toChildren')}
        </Link>
      </main>
      <PageFoot season={season} />
    </>
  )
}

function useSessionEnd(): () => void {
  const [params] = useSearchParams()
  return () => {
    rememberCsrf(null)
    const why = params.has('documents') ? 'documents' : 'ended'
    navigate(`/enrollment/login?why=${why}`, { replace: true })
  }
}
