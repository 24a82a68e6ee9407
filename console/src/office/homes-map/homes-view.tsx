import { Button } from 'antd'
import { useDeferredValue, useRef, useState, useEffect, useEffectEvent, useMemo } from 'react'
import type { RefObject } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { HomeCard, SpotList } from './homes-panels.tsx'
import type { Home, HomeMarker, HomeIndex } from './index-homes.ts'
import { ZonesTable } from './zones-table.tsx'
import { drawHomesMap } from './draw-homes-map.ts'
import type { HomesMap } from './draw-homes-map.ts'
import { indexHomes } from './index-homes.ts'
import './homes-map.css'

interface Props {
  readonly homes: readonly Home[]
  /** All of the roster, also those without a home. */
  readonly students: number
  readonly season: CurrentSeason
}

/** A place, and the codes of the students who live there. */
interface Chosen {
  readonly spot: HomeMarker
  readonly codes: readonly string[]
}

/** The homes three times: drawn, as the list of what is in view, and counted by zone. */
export function HomesView({ homes, students, season }: Props) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { target, index, map, inView, hasGround } = useHomesMap({ homes, season, onChoose: choose })
  const view = useEscape<HTMLDivElement>(() => (chosen === null ? showAll() : leaveCard()))
  const listed = useDeferredValue(inView)
  const school = season.school.location
  const seen = listed.reduce((sum, spot) => sum + spot.homes, 0)

  function choose(spot: HomeMarker): void {
    const zoom = spot.is === 'cluster' ? index.zoomInto(spot.id) : Infinity
    const isOnePlace = zoom > season.map.homes.maxClusterZoom
    setChosen(isOnePlace ? { spot, codes: codesAt(spot) } : null)
    map?.pointAt(spot)
    if (isOnePlace) map?.showPlace(spot.at)
    else map?.showPlace(spot.at, zoom)
  }
  function codesAt(spot: HomeMarker): readonly string[] {
    return spot.is === 'home' ? [spot.key] : index.codesOf(spot.id)
  }
  function leaveCard(): void {
    setChosen(null)
    map?.pointAt(null)
    target.current?.focus()
  }
  function showAll(): void {
    setChosen(null)
    map?.showStart()
  }
  return (
    <div className="homes" ref={view}>
      <p className="homes__lead">
        {t('office.homesMap.lead')}{' '}
        {students > homes.length && t('office.homesMap.without', { n: students - homes.length })}
      </p>
      <div className="homes__map">
        <div className="homes__frame">
          <section
            ref={target}
            className="school-map homes__canvas"
            aria-label={t('office.homesMap.map')}
            aria-describedby="homes-hint"
          />
          {chosen !== null && (
            <HomeCard
              key={chosen.spot.key}
              codes={chosen.codes}
              at={chosen.spot.at}
              school={school}
              onClose={leaveCard}
            />
          )}
        </div>
        <p id="homes-hint" className="homes__hint">
          {t('office.homesMap.hint')}
        </p>
        {!hasGround && <Alert kind="info">{t('office.homesMap.groundFailed')}</Alert>}
      </div>
      <section className="homes__side" aria-labelledby="homes-in-view">
        <div className="homes__head">
          <h2 id="homes-in-view" ref={heading} tabIndex={-1}>
            {t('office.homesMap.inView')}
          </h2>
          <Button onClick={showAll}>{t('office.homesMap.showAll')}</Button>
        </div>
        <output className="homes__count">{t('office.homesMap.count', { seen, all: homes.length })}</output>
        <SpotList
          spots={listed}
          school={school}
          onPoint={(spot) => map?.pointAt(spot ?? chosen?.spot ?? null)}
          onChoose={(spot) => {
            // The list is another one after it: the focus waits at its beginning.
            heading.current?.focus()
            choose(spot)
          }}
        />
      </section>
      <ZonesTable homes={homes} school={school} onZone={(bounds) => map?.showBounds(bounds)} />
    </div>
  )
}

interface HomesMapOptions {
  readonly homes: readonly Home[]
  readonly season: CurrentSeason
  readonly onChoose: (spot: HomeMarker) => void
}

interface DrawnHomes {
  readonly target: RefObject<HTMLElement | null>
  readonly index: HomeIndex
  /** Null until it is drawn. */
  readonly map: HomesMap | null
  readonly inView: readonly HomeMarker[]
  readonly hasGround: boolean
}

/** The map in its element, and what is in view. */
function useHomesMap({ homes, season, onChoose }: HomesMapOptions): DrawnHomes {
  const t = useTranslate()
  const target = useRef<HTMLElement>(null)
  const [map, setMap] = useState<HomesMap | null>(null)
  const [inView, setInView] = useState<readonly HomeMarker[]>([])
  const [hasGround, setGround] = useState(true)
  const index = useMemo(() => timedIndex(homes, season.map.homes), [homes, season.map.homes])
  const choose = useEffectEvent(onChoose)
  const draw = useEffectEvent((element: HTMLElement, homesIndex: HomeIndex) =>
    drawHomesMap({
      target: element,
      index: homesIndex,
      start: season.map.homes,
      school: { ...season.school.location, name: season.school.shortName },
      tileUrl: season.map.tileUrl,
      labels: { zoomIn: t('transport.map.zoomIn'), zoomOut: t('transport.map.zoomOut') },
      onView: setInView,
      onChoose: (spot) => choose(spot),
      onBaseFailed: () => setGround(false),
    }),
  )
  useEffect(() => {
    if (target.current === null) return undefined
    const drawn = draw(target.current, index)
    setMap(drawn)
    return () => drawn.dispose()
  }, [index])
  return { target, index, map, inView, hasGround }
}

/** Leaves its time among the page's measures, where the bench and a browser's tools read it. */
function timedIndex(homes: readonly Home[], options: CurrentSeason['map']['homes']): HomeIndex {
  const start = performance.now()
  const index = indexHomes(homes, options)
  performance.measure('homes indexed', { start })
  return index
}

/** Hears Escape anywhere inside the element that the answer is given to. */
function useEscape<E extends HTMLElement>(onEscape: () => void) {
  const place = useRef<E>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    const element = place.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return place
}
