import { useTranslate } from '../../i18n.ts'
import { nudge } from './place.ts'
import type { Point, Side } from './place.ts'
import './move-pad.css'

const SIDES: { side: Side; path: string }[] = [
  { side: 'west', path: 'M15 5l-7 7 7 7' },
  { side: 'north', path: 'M5 15l7-7 7 7' },
  { side: 'south', path: 'M5 9l7 7 7-7' },
  { side: 'east', path: 'M9 5l7 7-7 7' },
]

/** Metres of one press. */
const STEP = 100

interface Props {
  place: Point
  onPlace: (point: Point) => void
}

/** Moves the marker without dragging: four buttons. */
export function MovePad({ place, onPlace }: Props) {
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
