import type { CurrentSeason, PublicTransportFee } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import { bandValues } from '../../components/map/band-values.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTransportFees } from './use-transport-fees.ts'

interface Props {
  season: CurrentSeason | null
  /** null: every grade. */
  grade: number | null
}

/** What the bus costs a month, by route, stop and distance: the price list's own fees. */
export function TransportFees({ season, grade }: Props) {
  const t = useTranslate()
  const { state, retry } = useTransportFees(grade)
  if (state.is === 'ready' && state.fees.length === 0) return null
  return (
    <section className="fees__transport" aria-labelledby="fees-transport">
      <h2 id="fees-transport">{t('fees.transport.title')}</h2>
      {season && (
        <p className="fees__intro">{t('fees.transport.intro', bandValues(season.transportBands))}</p>
      )}
      {state.is === 'loading' && <Skeleton blocks={[48, 48, 48]} />}
      {state.is === 'failed' && (
        <RetryPanel title={t('fees.transport.failed')} onRetry={retry} requestId={state.requestId} />
      )}
      {state.is === 'ready' && <Fees fees={state.fees} />}
    </section>
  )
}

function Fees({ fees }: { fees: readonly PublicTransportFee[] }) {
  const t = useTranslate()
  const rideOf = ({ modality, busStop }: PublicTransportFee) =>
    t('fees.transport.ride', {
      modality: t(`transport.modality.${modality}`),
      stop: t(busStop ? 'transport.ride.busStop' : 'transport.ride.door'),
    })
  const rides = [...new Set(fees.map(rideOf))]
  return (
    <ul className="fees__rides">
      {rides.map((ride) => (
        <li key={ride} className="fees__ride">
          <h3>{ride}</h3>
          <dl>
            {fees
              .filter((fee) => rideOf(fee) === ride)
              .map(({ name, price, band, grades }) => (
                <div key={`${name} ${price}`} className="fees__band">
                  <dt>
                    {t(`fees.transport.band.${band}`)}
                    {grades.length > 0 && <small>{grades.join(', ')}</small>}
                  </dt>
                  <dd>
                    <Money amount={price} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
