import { useLocale, useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { healthWords } from './health-words.ts'
import { LastFaults } from './last-faults.tsx'
import { supportsWords } from './supports-words.ts'
import type { Integration } from './integration.ts'

export function IntegrationFacts({ integration }: { integration: Integration }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { use, required, since, supports, health, calls, latency, lastFaults } = integration
  const found =
    health === null
      ? text('office.integrations.unchecked')
      : [healthWords(health, text), moment(toSeason(health.at ?? null), locale)].filter(Boolean).join(' · ')
  return (
    <dl className="facts">
      <dt>{text('office.integrations.package')}</dt>
      <dd>{required ? text('office.integrations.required', { use }) : use}</dd>
      <dt>{text('office.integrations.since')}</dt>
      <dd>{moment(toSeason(since), locale)}</dd>
      <dt>{text('office.integrations.supportsTitle')}</dt>
      <dd>{supportsWords(supports, text).join(' · ') || '—'}</dd>
      <dt>{text('office.integrations.lastCheck')}</dt>
      <dd>{found}</dd>
      <dt>{text('office.integrations.calls')}</dt>
      <dd>
        {latency === null
          ? text('office.integrations.noCalls')
          : text('office.integrations.latency', { n: cop(calls), p50: latency.p50, p95: latency.p95 })}
      </dd>
      <dt>{text('office.integrations.lastFaults')}</dt>
      <dd>
        <LastFaults faults={lastFaults} />
      </dd>
    </dl>
  )
}
