import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { healthText } from './health-text.ts'
import { LastFaults } from './last-faults.tsx'
import { featuresText } from './features-text.ts'
import type { Integration } from './integration.ts'

export function IntegrationFacts({ integration }: { integration: Integration }) {
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
          : t('office.integrations.latency', { n: formatCount(calls), p50: latency.p50, p95: latency.p95 })}
      </dd>
      <dt>{t('office.integrations.lastFaults')}</dt>
      <dd>
        <LastFaults faults={lastFaults} />
      </dd>
    </dl>
  )
}
