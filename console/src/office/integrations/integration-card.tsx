import { useId } from 'react'
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  PauseCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { IntegrationActions } from './integration-actions.tsx'
import type { Integration } from './integration.ts'
import { healthText } from './health-text.ts'
import { featuresText } from './features-text.ts'

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

interface StateTag {
  readonly color: string
  readonly icon: ReactNode
}

const stateTags: Readonly<Record<Integration['state'], StateTag>> = {
  starting: { color: 'blue', icon: <SyncOutlined aria-hidden /> },
  up: { color: 'green', icon: <CheckCircleOutlined aria-hidden /> },
  down: { color: 'red', icon: <CloseCircleOutlined aria-hidden /> },
  paused: { color: 'default', icon: <PauseCircleOutlined aria-hidden /> },
}

function IntegrationState({ state }: Pick<Integration, 'state'>) {
  const t = useTranslate()
  return <Tag {...stateTags[state]}>{t(`office.integrations.state.${state}`)}</Tag>
}

function IntegrationFacts({ integration }: { integration: Integration }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { use, required, since, supports, health, calls, latency, lastFaults } = integration
  const found =
    health === null
      ? t('office.integrations.unchecked')
      : [healthText(health, t), moment(toSeason(health.at ?? null), locale)].filter(Boolean).join(' · ')
  return (
    <dl className="facts">
      <dt>{t('office.integrations.package')}</dt>
      <dd>{required ? t('office.integrations.required', { use }) : use}</dd>
      <dt>{t('office.integrations.since')}</dt>
      <dd>{moment(toSeason(since), locale)}</dd>
      <dt>{t('office.integrations.supportsTitle')}</dt>
      <dd>{featuresText(supports, t).join(' · ') || '—'}</dd>
      <dt>{t('office.integrations.lastCheck')}</dt>
      <dd>{found}</dd>
      <dt>{t('office.integrations.calls')}</dt>
      <dd>
        {latency === null
          ? t('office.integrations.noCalls')
          : t('office.integrations.latency', { n: calls, p50: latency.p50, p95: latency.p95 })}
      </dd>
      <dt>{t('office.integrations.lastFaults')}</dt>
      <dd>
        <LastFaults faults={lastFaults} />
      </dd>
    </dl>
  )
}

/** The latest faults since the hub started, newest first. */
function LastFaults({ faults }: { faults: Integration['lastFaults'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  if (faults.length === 0) return t('office.integrations.noFaults')
  return (
    <details>
      <summary>{t('office.integrations.faults', { n: faults.length })}</summary>
      <ul className="integration__features">
        {faults.map(({ code, at, call }, n) => (
          <li key={`${at} ${n}`}>
            <time dateTime={at}>{moment(toSeason(at), locale)}</time> · {t(`office.fault.${code}`)} · {call}
          </li>
        ))}
      </ul>
    </details>
  )
}
