import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { Consent, CurrentSeason, WizardStudent } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { seasonTime } from '../../season-time.ts'
import { Button } from '../../components/button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { PrivacyNotice } from '../login/privacy-notice.tsx'
import { toProblem } from '../wizard/use-wizard-data.ts'

interface Props {
  student: WizardStudent
  season: Pick<CurrentSeason, 'clock'>
}

/** What the family agreed to for the student's personal data, and when. */
export function Consents({ student, season }: Props) {
  const t = useTranslate()
  const { consents, problem, retry } = useConsents(student.code)
  const [reading, setReading] = useState(false)
  return (
    <section className="papers__consents" aria-labelledby="papers-consents">
      <h3 id="papers-consents" className="papers__heading">
        {t('documents.consents')}
      </h3>
      {problem && <RetryPanel onRetry={retry} requestId={problem.requestId} />}
      {!problem && !consents && <Skeleton blocks={[24]} />}
      {consents?.length === 0 && <p>{t('documents.noConsent')}</p>}
      {consents && consents.length > 0 && (
        <ul className="papers__list">
          {consents.map((one) => (
            <Agreed
              key={`${one.version} ${one.hash}`}
              consent={{ ...one, at: seasonTime(season.clock)(one.at) }}
            />
          ))}
        </ul>
      )}
      <Button variant="quiet" className="papers__notice" onClick={() => setReading(true)}>
        {t('login.privacy.read')}
      </Button>
      {reading && <PrivacyNotice onClose={() => setReading(false)} />}
    </section>
  )
}

function Agreed({ consent: { at, version } }: { consent: Consent }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const when = { date: longDate(dayOf(at), locale), time: clockTime(at) }
  return (
    <li>
      <p>{t('documents.agreed', when)}</p>
      <p className="papers__hint">{t('documents.agreedText', { version })}</p>
    </li>
  )
}

function useConsents(code: string) {
  const [consents, setConsents] = useState<readonly Consent[] | null>(null)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  useEffect(() => {
    if (problem) return undefined
    const leaving = new AbortController()
    hub
      .get<Consent[]>(`/api/privacy/consents/${encodeURIComponent(code)}`, { signal: leaving.signal })
      .then(setConsents, (thrown: unknown) => {
        if (!leaving.signal.aborted) setProblem(toProblem(thrown))
      })
    return () => leaving.abort()
  }, [code, problem])
  return { consents, problem, retry: () => setProblem(null) }
}
