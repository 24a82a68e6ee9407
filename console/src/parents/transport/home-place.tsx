import { Suspense, useId } from 'react'
import { useTranslate } from '../../i18n.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import type { HomeMapProps } from '../../components/map/home-map.tsx'
import { addressSearch, homeMap } from './home-chunks.ts'
import type { Place, Point, Side } from '../../components/map/place.ts'
import type { AddressMode } from './transport-form.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'
import { Choice } from './choices.tsx'
import { nudge } from '../../components/map/place.ts'
import '../../components/map/move-pad.css'

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

interface AddressModeChoiceProps {
  mode: AddressMode
  onMode: (mode: AddressMode) => void
}

function AddressModeChoice({ mode, onMode }: AddressModeChoiceProps) {
  const t = useTranslate()
  return (
    <Choice
      legend={t('transport.place.how')}
      value={mode}
      options={[
        { value: 2 as const, label: t('transport.place.marker') },
        { value: 1 as const, label: t('transport.place.search') },
      ]}
      onChoose={onMode}
      inRow
    />
  )
}

const SIDES: { side: Side; path: string }[] = [
  { side: 'west', path: 'M15 5l-7 7 7 7' },
  { side: 'north', path: 'M5 15l7-7 7 7' },
  { side: 'south', path: 'M5 9l7 7 7-7' },
  { side: 'east', path: 'M9 5l7 7-7 7' },
]

/** Metres of one press. */
const STEP = 100

interface MovePadProps {
  place: Point
  onPlace: (point: Point) => void
}

/** Moves the marker without dragging: four buttons. */
function MovePad({ place, onPlace }: MovePadProps) {
  const t = useTranslate()
  return (
    <fieldset className="move-pad">
      <legend className="move-pad__label">{t('transport.map.pad')}</legend>
      {SIDES.map(({ side, path }) => (
        <button
          key={side}
          type="button"
          className="move-pad__button"
          aria-label={t(`transport.map.${side}`)}
          onClick={() => onPlace(nudge(place, side, STEP))}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
