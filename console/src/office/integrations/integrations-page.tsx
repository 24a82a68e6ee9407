import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { ClockPanel } from './clock-panel.tsx'
import { IntegrationCard } from './integration-card.tsx'
import './integrations.css'

const REFRESH_MS = 15_000

/** The systems around the hub, how each is now, and in the demonstration the season's clock. */
export default function IntegrationsPage() {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/plugins', { every: REFRESH_MS })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.integrations.title')}</h1>
      <p className="page__lead">{t('office.integrations.lead')}</p>
      <ClockPanel />
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[240, 240]} />}
      <div className="integrations">
        {answer?.map((integration) => (
          <IntegrationCard key={integration.instance} integration={integration} />
        ))}
      </div>
    </div>
  )
}
