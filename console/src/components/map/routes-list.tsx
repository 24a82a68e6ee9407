import { useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import { bandValues } from './band-values.ts'
import type { Measure } from './measure.ts'
import { ROUTE_PATTERNS } from './route-patterns.ts'
import './routes-list.css'

type Bands = Parameters<typeof bandValues>[0]

/** The three routes with the pattern of each on the map, their average and the band that it falls in. */
export function RoutesList({ measure, bands }: { measure: Measure; bands: Bands }) {
  const t = useTranslate()
  return (
    <section className="routes" aria-live="polite" aria-label={t('transport.routes.title')}>
      <h3>{t('transport.routes.title')}</h3>
      <ul className="routes__list">
        {measure.distances.map((distance, place) => (
          <li key={place} className="routes__route">
            <Swatch place={place} />
            <span>{t('transport.routes.route', { n: place + 1 })}</span>
            <span className="figures">{distance.text}</span>
          </li>
        ))}
        <li className="routes__route routes__route--average">
          <span />
          <span>{t('transport.routes.average')}</span>
          <span className="figures">{measure.average.text}</span>
        </li>
      </ul>
      <p>{t(`transport.band.${measure.band}`, bandValues(bands))}</p>
      {measure.simulated && (
        <Alert kind="info" title={t('transport.routes.simulated')}>
          <p>{t('transport.routes.simulatedBody')}</p>
        </Alert>
      )}
    </section>
  )
}

function Swatch({ place }: { place: number }) {
  const pattern = ROUTE_PATTERNS[place % ROUTE_PATTERNS.length]
  if (!pattern) return <span />
  return (
    <svg className="routes__swatch" viewBox="0 0 56 12" width="56" height="12" aria-hidden="true">
      <path
        d="M4 6h48"
        stroke={`var(--${pattern.token})`}
        strokeWidth={pattern.width}
        strokeDasharray={pattern.dash.join(' ')}
        strokeLinecap="round"
      />
    </svg>
  )
}
