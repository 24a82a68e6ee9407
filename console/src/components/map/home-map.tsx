import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../alert.tsx'
import type { Point, Side } from './place.ts'
import { drawHomeMap } from './draw-home-map.ts'
import type { HomeMap as Drawn, NamedRoute, HomeMap } from './draw-home-map.ts'
import { nudge } from './place.ts'
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

interface Props {
  name: string
  place: Point
  locked: boolean
  carry: HomeMap['carry'] | undefined
  onPlace: (point: Point) => void
}

/** Metres that an arrow key moves the marker, alone and with Shift. */
const STEP = { fine: 50, far: 500 }

const ARROWS: Record<string, Side> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
}

/** The marker of the home: a button that is dragged with a finger or the mouse, and moved with the arrow keys. */
function HomePin({ name, place, locked, carry, onPlace }: Props) {
  const dragged = useRef<{ grip: { x: number; y: number }; at: Point | null } | null>(null)

  const take = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    const grip = { x: box.left + box.width / 2 - event.clientX, y: box.bottom - event.clientY }
    dragged.current = { grip, at: null }
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (dragged.current && carry) dragged.current.at = carry(event.nativeEvent, dragged.current.grip)
  }
  const drop = () => {
    const at = dragged.current?.at
    dragged.current = null
    if (at) onPlace(at)
  }
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const side = ARROWS[event.key]
    if (!side) return
    event.preventDefault()
    onPlace(nudge(place, side, event.shiftKey ? STEP.far : STEP.fine))
  }
  const moves = {
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: drop,
    onKeyDown: press,
  }

  return (
    <button
      type="button"
      className={locked ? 'home-pin home-pin--locked' : 'home-pin'}
      aria-label={name}
      aria-disabled={locked || undefined}
      {...(locked ? {} : moves)}
    >
      <svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true">
        <path
          d="M22 50C14 39 6 31 6 20a16 16 0 1 1 32 0c0 11-8 19-16 30z"
          fill="var(--green)"
          stroke="var(--card)"
          strokeWidth="3"
        />
        <path d="M14 21l8-7 8 7M16.5 20v8h11v-8" fill="none" stroke="var(--on-green)" strokeWidth="2.5" />
      </svg>
    </button>
  )
}
