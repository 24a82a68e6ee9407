import { useEffect, useState } from 'react'
import type { CurrentSeason, PublicTransportFee } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import { bandValues } from '../../components/map/band-values.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { hub, isProblem } from '../../api/hub.ts'

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

type TransportFeesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | { is: 'ready'; fees: readonly PublicTransportFee[] }

/** The transport fees of a grade, or of all of them. */
function useTransportFees(grade: number | null) {
  const call = `/api/enrollment/fees/transport${grade === null ? '' : `?grade=${grade}`}`
  const [result, setResult] = useState<{ call: string; state: TransportFeesState }>({
    call: '',
    state: { is: 'loading' },
  })
  const isSettled = result.call === call && result.state.is !== 'loading'
  useEffect(() => {
    if (isSettled) return undefined
    const leaving = new AbortController()
    const settle = (state: TransportFeesState) => leaving.signal.aborted || setResult({ call, state })
    hub.get<readonly PublicTransportFee[]>(call, { signal: leaving.signal }).then(
      (fees) => settle({ is: 'ready', fees }),
      (fault: unknown) => settle({ is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }),
    )
    return () => leaving.abort()
  }, [isSettled, call])
  return { state: result.state, retry: () => setResult({ call, state: { is: 'loading' } }) }
}
