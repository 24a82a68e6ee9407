import { useId } from 'react'
import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { IntegrationActs } from './integration-acts.tsx'
import { IntegrationFacts } from './integration-facts.tsx'
import { IntegrationState } from './integration-state.tsx'
import type { Integration } from './integration.ts'

/** One system beside the hub: how it is, what stops without it, and what a person can do. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const text = useTexts()
  const heading = useId()
  const { instance, kind, state, features } = integration
  return (
    <article className="panel integration" aria-labelledby={heading}>
      <header className="integration__head">
        <h2 id={heading}>
          {text(`office.integrations.kind.${kind}`)} <span className="integration__name">{instance}</span>
        </h2>
        <IntegrationState state={state} />
      </header>
      {state === 'paused' && <Paused integration={integration} />}
      <details open={state === 'down' || state === 'paused'}>
        <summary>{text(`office.integrations.${state === 'up' ? 'wouldStop' : 'stops'}`)}</summary>
        <ul className="integration__features">
          {features.length === 0 && <li>{text('office.integrations.nothing')}</li>}
          {features.map((feature) => (
            <li key={feature}>{text(feature)}</li>
          ))}
        </ul>
      </details>
      <IntegrationFacts integration={integration} />
      <IntegrationActs integration={integration} />
    </article>
  )
}

/** By a person, or by the hub after the vendor refused its credentials. */
function Paused({ integration: { pause } }: { integration: Integration }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const said =
    pause === null
      ? text('office.integrations.credentials')
      : text('office.integrations.pausedBy', {
          by: actorWords(pause.by, text),
          at: moment(toSeason(pause.at), locale),
          reason: pause.reason,
        })
  return <p className="integration__paused">{said}</p>
}
