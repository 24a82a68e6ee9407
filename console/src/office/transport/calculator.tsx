import { Alert, Button, Checkbox, Form, Radio, InputNumber, AutoComplete, Input } from 'antd'
import { lazy, Suspense, useReducer, useState } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { measureRoutes } from '../../components/map/measure.ts'
import type { Place } from '../../components/map/place.ts'
import { useNamedRoutes } from '../../components/map/use-named-routes.ts'
import { useTask } from '../api/use-action.ts'
import { isDark, usePreferences } from '../theme/preferences.ts'
import { changeCalculation, firstCalculation } from './calculation.ts'
import { MeasuredPanel } from './measured-panel.tsx'
import type { StudentHome } from './student-home.ts'
import type { Calculation, Ride } from './calculation.ts'
import { usePlaces } from '../../components/map/use-places.ts'
import type { PlaceSearch } from '../../components/map/use-places.ts'
import { Skeleton } from '../../components/skeleton.tsx'

const HomeMap = lazy(() => import('../../components/map/home-map.tsx').then((m) => ({ default: m.HomeMap })))

interface Props {
  readonly student: StudentHome
  readonly year: string
  readonly season: CurrentSeason
}

/** One student's calculation: the ride, the home, the ways from it, and what they cost. */
export function Calculator({ student, year, season }: Props) {
  const t = useTranslate()
  const { preferences } = usePreferences()
  const [calculation, change] = useReducer(changeCalculation, firstCalculation(student, season))
  const { place, isPlaced, measure, modality } = calculation
  const routes = useNamedRoutes(measure)
  const measuring = useTask(async (at: Place) =>
    change({ is: 'measured', at, measure: await measureRoutes(at) }),
  )
  const move = (to: Place) => change({ is: 'place', place: to })
  const heading = t('office.transportation.calculation', { student: student.student, name: student.name })
  return (
    <section className="panel calculator" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="calculator__form">
        <RideFields ride={calculation} onRide={(ride) => change({ is: 'ride', ride })} />
        <PlaceFields place={place} onPlace={move} />
        {!isPlaced && <Alert type="info" showIcon message={t('office.transportation.placeFirst')} />}
        {modality === null && <Alert type="info" showIcon message={t('transport.modality.first')} />}
        <Button
          type="primary"
          disabled={!isPlaced || modality === null}
          loading={measuring.isActing}
          onClick={() => void measuring.act(place)}
        >
          {t('office.transportation.calculate')}
        </Button>
        {measuring.problem !== null && (
          <Alert
            type="error"
            showIcon
            message={measuring.problem.title || t('office.act.failed')}
            description={measuring.problem.detail || t('office.act.failedBody')}
          />
        )}
      </div>
      <div className="calculator__map">
        <Suspense fallback={<Skeleton blocks={[240]} />}>
          <HomeMap
            key={String(isDark(preferences))}
            names={{ map: t('office.transportation.map'), pin: t('office.transportation.pin') }}
            place={place}
            school={{ ...season.school.location, name: season.school.shortName }}
            tileUrl={season.map.tileUrl}
            locked={false}
            routes={routes}
            onPlace={(point) => move({ ...point, address: '' })}
          />
        </Suspense>
        <p className="calculator__hint">{t('office.transportation.mapHint')}</p>
      </div>
      {measure !== null && modality !== null && (
        <MeasuredPanel
          student={student}
          year={year}
          season={season}
          calculation={{ ...calculation, modality }}
          measure={measure}
        />
      )}
    </section>
  )
}

interface RideFieldsProps {
  readonly ride: Pick<Calculation, keyof Ride>
  readonly onRide: (change: Partial<Ride>) => void
}

/** Full or half, which half, and from where. */
function RideFields({ ride, onRide }: RideFieldsProps) {
  const t = useTranslate()
  const { modality, half, busStop } = ride
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('transport.modality.legend')}>
        <Radio.Group
          aria-label={t('transport.modality.legend')}
          value={modality}
          onChange={({ target }) => onRide({ modality: target.value as Ride['modality'] })}
          options={(['COMPLETO', 'MEDIO'] as const).map((value) => ({
            value,
            label: t(`transport.modality.${value}`),
          }))}
        />
      </Form.Item>
      {modality === 'MEDIO' && (
        <Form.Item label={t('transport.half.legend')}>
          <Radio.Group
            aria-label={t('transport.half.legend')}
            value={half}
            onChange={({ target }) => onRide({ half: target.value as Ride['half'] })}
            options={(['AM', 'PM'] as const).map((value) => ({
              value,
              label: t(`transport.half.${value}`),
            }))}
          />
        </Form.Item>
      )}
      <Checkbox checked={busStop} onChange={({ target }) => onRide({ busStop: target.checked })}>
        {t('office.transportation.busStop')}
      </Checkbox>
    </Form>
  )
}

const METRE_STEP = 0.0005

/** The home by its address or by its coordinates; the marker on the map is the third way. */
function PlaceFields({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
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

interface AddressBoxProps {
  readonly id: string
  readonly address: string
  readonly onPlace: (place: Place) => void
}

/** Finds an address while one writes; the one chosen from the list becomes the home. */
function AddressBox({ id, address, onPlace }: AddressBoxProps) {
  const t = useTranslate()
  // What was typed counts until the home has another address.
  const [words, setWords] = useState({ typed: address, at: address })
  const typed = words.at === address ? words.typed : address
  const found = usePlaces(typed === address ? '' : typed)
  return (
    <>
      <AutoComplete
        id={id}
        className="calculator__address"
        virtual={false}
        value={typed}
        getPopupContainer={(box: HTMLElement) => box.parentElement ?? box}
        options={found.places.map(({ address: value }, place) => ({ key: place, value }))}
        onChange={(written: string) => setWords({ typed: written, at: address })}
        // What was not chosen is no place: the field says again which one is calculated.
        onBlur={() => setWords({ typed: address, at: address })}
        onSelect={(value: string) => {
          const place = found.places.find((one) => one.address === value)
          if (place !== undefined) onPlace(place)
        }}
      >
        <Input placeholder={t('office.transportation.addressHint')} maxLength={120} autoComplete="off" />
      </AutoComplete>
      <p className="calculator__hint" aria-live="polite">
        {stateText(found, t)}
      </p>
    </>
  )
}

function stateText({ is, places }: PlaceSearch, t: ReturnType<typeof useTranslate>): string {
  if (is === 'idle') return ''
  if (is !== 'found') return t(`transport.search.${is}`)
  return places.length === 0
    ? t('transport.search.none')
    : t('office.transportation.addressesFound', { n: places.length })
}
