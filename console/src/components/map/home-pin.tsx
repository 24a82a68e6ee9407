import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { nudge } from './place.ts'
import type { Point, Side } from './place.ts'
import type { HomeMap } from './draw-home-map.ts'

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
export function HomePin({ name, place, locked, carry, onPlace }: Props) {
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
