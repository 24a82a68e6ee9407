import { useId } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { IntegrationActions } from './integration-actions.tsx'
import { IntegrationFacts } from './integration-facts.tsx'
import { IntegrationState } from './integration-state.tsx'
import type { Integration } from './integration.ts'

/** One system beside the hub: how it is, what stops without it, and what a person can do. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const t = useTranslate()
  const heading = useId()
  const { instance, kind, state, features } = integration
  return (
    <article className="panel integration" aria-labelledby={heading}>
      <header className="integration__head">
        <h2 id={heading}>
          {t(`office.integrations.kind.${kind}`)} <span className="integration__name">{instance}</span>
        </h2>
        <IntegrationState state={state} />
      </header>
      {state === 'paused' && <Paused integration={integration} />}
      <details open={state === 'down' || state === 'paused'}>
        <summary>{t(`office.integrations.${state === 'up' ? 'wouldStop' : 'stops'}`)}</summary>
        <ul className="integration__features">
          {features.length === 0 && <li>{t('office.integrations.nothing')}</li>}
          {features.map((feature) => (
            <li key={feature}>{t(feature)}</li>
          ))}
        </ul>
      </details>
      <IntegrationFacts integration={integration} />
      <IntegrationActions integration={integration} />
    </article>
  )
}

/** By a person, or by the hub after the vendor refused its credentials. */
function Paused({ integration: { pause } }: { integration: Integration }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const label =
    pause === null
      ? t('office.integrations.credentials')
      : t('office.integrations.pausedBy', {
          by: actorLabel(pause.by, t),
          at: moment(toSeason(pause.at), locale),
          reason: pause.reason,
        })
  return <p className="integration__paused">{label}</p>
}
