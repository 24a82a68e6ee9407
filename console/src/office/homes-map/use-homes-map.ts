import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { drawHomesMap } from './draw-homes-map.ts'
import type { HomesMap } from './draw-homes-map.ts'
import { indexHomes } from './index-homes.ts'
import type { Home, HomeIndex, HomeMarker } from './index-homes.ts'

interface HomesMapOptions {
  readonly homes: readonly Home[]
  readonly season: CurrentSeason
  readonly onChoose: (spot: HomeMarker) => void
}

export interface DrawnHomes {
  readonly target: RefObject<HTMLElement | null>
  readonly index: HomeIndex
  /** Null until it is drawn. */
  readonly map: HomesMap | null
  readonly inView: readonly HomeMarker[]
  readonly hasGround: boolean
}

/** The map in its element, and what is in view. */
export function useHomesMap({ homes, season, onChoose }: HomesMapOptions): DrawnHomes {
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
