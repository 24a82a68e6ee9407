import { Form, InputNumber } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Place } from '../../components/map/place.ts'
import { AddressBox } from './address-box.tsx'

const METRE_STEP = 0.0005

/** The home by its address or by its coordinates; the marker on the map is the third way. */
export function PlaceFields({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const t = useTranslate()
  const limits = { lat: 90, lng: 180 }
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('transport.search.label')} htmlFor="transport-address">
        <AddressBox id="transport-address" address={place.address} onPlace={onPlace} />
      </Form.Item>
      <div className="calculator__point">
        {(['lat', 'lng'] as const).map((field) => (
          <Form.Item key={field} label={t(`office.transportation.${field}`)} htmlFor={`transport-${field}`}>
            <InputNumber<number>
              id={`transport-${field}`}
              value={place[field]}
              min={-limits[field]}
              max={limits[field]}
              step={METRE_STEP}
              precision={6}
              decimalSeparator="."
              changeOnWheel={false}
              onChange={(degrees) => {
                if (degrees !== null) onPlace({ ...place, [field]: degrees, address: '' })
              }}
            />
          </Form.Item>
        ))}
      </div>
    </Form>
  )
}
