import { Suspense, useId } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { AddressModeChoice } from './address-mode-choice.tsx'
import type { HomeMapProps } from '../../components/map/home-map.tsx'
import { addressSearch, homeMap } from './home-chunks.ts'
import { MovePad } from '../../components/map/move-pad.tsx'
import type { Place, Point } from '../../components/map/place.ts'
import type { AddressMode } from './transport-form.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'

const { Page: HomeMap } = homeMap
const { Page: AddressSearch } = addressSearch

interface Props {
  place: Place
  /** Of the place, as far as anybody knows it. */
  address: string
  mode: AddressMode
  typed: string | null
  school: HomeMapProps['school']
  tileUrl: string | null
  routes: HomeMapProps['routes']
  onMode: (mode: AddressMode) => void
  onType: (text: string) => void
  onPlace: (place: Place) => void
}

/** Where the student lives: by marker (mode 2) or by searched address (any other mode, marker locked). */
export function HomePlace(props: Props) {
  const { place, address, mode, school, tileUrl, routes, onMode, onPlace } = props
  const t = useTranslate()
  const heading = useId()
  const byMarker = mode === 2
  const move = (point: Point) => onPlace({ ...point, address: '' })
  return (
    <section className="home-place" aria-labelledby={heading}>
      <h3 id={heading}>{t('transport.place.title')}</h3>
      <AddressModeChoice mode={mode} onMode={onMode} />
      {byMarker && <p className="transport__hint">{t('transport.map.hint')}</p>}
      {/* Apart from the map: while the search arrives, a hidden map would be framed to no size. */}
      <Suspense fallback={<ChunkLoading blocks={[48]} />}>
        {!byMarker && (
          <AddressSearch
            address={place.address}
            typed={props.typed}
            onType={props.onType}
            onPlace={onPlace}
          />
        )}
      </Suspense>
      <Suspense fallback={<ChunkLoading blocks={[240]} />}>
        <HomeMap
          names={{
            map: t('transport.map.label'),
            pin: t(byMarker ? 'transport.map.pin' : 'transport.map.pinLocked'),
          }}
          place={place}
          school={school}
          tileUrl={tileUrl}
          locked={!byMarker}
          routes={routes}
          onPlace={move}
        />
      </Suspense>
      {byMarker && <MovePad place={place} onPlace={move} />}
      <Whereabouts place={{ ...place, address }} school={school} />
    </section>
  )
}

/** Says where the marker is to who cannot see the map. */
function Whereabouts({ place, school }: { place: Place; school: Point }) {
  const t = useTranslate()
  const where = t('transport.place.where', useWhereabouts(school)(place))
  return (
    <p className="home-place__where" aria-live="polite">
      {place.address && <strong>{place.address}. </strong>}
      {where}
    </p>
  )
}
