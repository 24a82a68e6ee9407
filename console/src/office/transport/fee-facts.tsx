import { Alert } from 'antd'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import type { Place } from '../../components/map/place.ts'
import { directionOf } from './calculation.ts'
import type { Ride } from './calculation.ts'
import type { Fee } from './find-fee.ts'

/** The fee with its name and type, and the home that it is for. */
export function FeeFacts({ fee, ride, place }: { fee: Fee; ride: Ride; place: Place }) {
  const text = useTexts()
  const rideText = text(`transport.ride.${directionOf(ride)}`)
  const stop = text(ride.busStop ? 'transport.ride.busStop' : 'transport.ride.door')
  return (
    <>
      {fee.is === 'missing' && <Alert type="error" showIcon message={text('transport.feeMissing')} />}
      {fee.is === 'unset' && (
        <Alert type="warning" showIcon message={text('office.transportation.feeUnset')} />
      )}
      <dl className="facts">
        {fee.is === 'fee' && (
          <>
            <dt>{text('office.transportation.value')}</dt>
            <dd className="figures calculator__value">${cop(fee.value)}</dd>
            <dt>{text('office.transportation.feeName')}</dt>
            <dd>{fee.name}</dd>
            <dt>{text('office.transportation.feeCode')}</dt>
            <dd>{fee.code}</dd>
          </>
        )}
        <dt>{text('office.transportation.feeType')}</dt>
        <dd>{text('office.transportation.need', { way: rideText, stop })}</dd>
        <dt>{text('transport.search.label')}</dt>
        <dd>{place.address}</dd>
        <dt>{text('office.transportation.coordinates')}</dt>
        <dd className="figures">
          {place.lat.toFixed(6)}, {place.lng.toFixed(6)}
        </dd>
      </dl>
    </>
  )
}
