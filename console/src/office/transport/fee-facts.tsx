import { Alert } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { Place } from '../../components/map/place.ts'
import { directionOf } from './calculation.ts'
import type { Ride } from './calculation.ts'
import type { Fee } from './find-fee.ts'

/** The fee with its name and type, and the home that it is for. */
export function FeeFacts({ fee, ride, place }: { fee: Fee; ride: Ride; place: Place }) {
  const t = useTranslate()
  const rideText = t(`transport.ride.${directionOf(ride)}`)
  const stop = t(ride.busStop ? 'transport.ride.busStop' : 'transport.ride.door')
  return (
    <>
      {fee.is === 'missing' && <Alert type="error" showIcon message={t('transport.feeMissing')} />}
      {fee.is === 'unset' && <Alert type="warning" showIcon message={t('office.transportation.feeUnset')} />}
      <dl className="facts">
        {fee.is === 'fee' && (
          <>
            <dt>{t('office.transportation.value')}</dt>
            <dd className="figures calculator__value">${formatCop(fee.value)}</dd>
            <dt>{t('office.transportation.feeName')}</dt>
            <dd>{fee.name}</dd>
            <dt>{t('office.transportation.feeCode')}</dt>
            <dd>{fee.code}</dd>
          </>
        )}
        <dt>{t('office.transportation.feeType')}</dt>
        <dd>{t('office.transportation.need', { way: rideText, stop })}</dd>
        <dt>{t('transport.search.label')}</dt>
        <dd>{place.address}</dd>
        <dt>{t('office.transportation.coordinates')}</dt>
        <dd className="figures">
          {place.lat.toFixed(6)}, {place.lng.toFixed(6)}
        </dd>
      </dl>
    </>
  )
}
