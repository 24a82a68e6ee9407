import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import type { Point } from './place.ts'
import { drawHomeMap } from './draw-home-map.ts'
import type { HomeMap as Drawn, NamedRoute } from './draw-home-map.ts'
import { HomePin } from './home-pin.tsx'
import './home-map.css'

export interface HomeMapProps {
  /** What the map and its marker are called. */
  names: { map: string; pin: string }
  place: Point
  school: Point & { name: string }
  tileUrl: string | null
  /** The marker cannot be moved: the address is searched instead. */
  locked: boolean
  routes: readonly NamedRoute[]
  onPlace: (point: Point) => void
}

/** The home on a map: a marker that is dragged, placed with a tap, or moved with the arrow keys. */
export function HomeMap({ names, place, school, tileUrl, locked, routes, onPlace }: HomeMapProps) {
  const t = useTranslate()
  const target = useRef<HTMLElement>(null)
  const [pin] = useState(() => document.createElement('div'))
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [baseFailed, setBaseFailed] = useState(false)
  const pick = useEffectEvent((point: Point) => {
    if (!locked) onPlace(point)
  })
  const draw = useEffectEvent((element: HTMLElement) =>
    drawHomeMap({
      target: element,
      pin,
      school,
      tileUrl,
      labels: { zoomIn: t('transport.map.zoomIn'), zoomOut: t('transport.map.zoomOut') },
      onPick: (point) => pick(point),
      onBaseFailed: () => setBaseFailed(true),
    }),
  )

  useEffect(() => {
    if (!target.current) return undefined
    const map = draw(target.current)
    setDrawn(map)
    return () => map.dispose()
  }, [])

  const { lat, lng } = place
  // A searched home may be far from what is in view; a moved one is where the reader is looking.
  useEffect(
    () => (locked ? drawn?.frame({ lat, lng }) : drawn?.place({ lat, lng })),
    [drawn, locked, lat, lng],
  )
  useEffect(() => drawn?.drawRoutes(routes), [drawn, routes])

  return (
    <>
      <section ref={target} className="school-map home-map" aria-label={names.map} />
      {createPortal(
        <HomePin name={names.pin} place={place} locked={locked} carry={drawn?.carry} onPlace={onPlace} />,
        pin,
      )}
      {baseFailed && <Alert kind="info">{t('transport.map.baseFailed')}</Alert>}
    </>
  )
}
