import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Field } from '../../components/field.tsx'
import type { Place } from '../../components/map/place.ts'
import { usePlaces } from '../../components/map/use-places.ts'
import type { PlaceSearch } from '../../components/map/use-places.ts'
import './address-search.css'

export interface AddressSearchProps {
  /** Of the place chosen before. */
  address: string
  /** Written since, and not yet a place; null: nothing. */
  typed: string | null
  onType: (text: string) => void
  onPlace: (place: Place) => void
}

/** Finds an address by typing; the one chosen from the list becomes the home. Arrow keys walk through the list. */
export function AddressSearch({ address, typed, onType, onPlace }: AddressSearchProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const found = usePlaces(typed ?? '')

  const choose = (place: Place) => {
    box.current?.querySelector('input')?.focus()
    onPlace(place)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !box.current) return
    event.preventDefault()
    const stops = [...box.current.querySelectorAll<HTMLElement>('input, button')]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  }

  return (
    <div ref={box} className="address-search">
      <Field
        label={t('transport.search.label')}
        hint={t('transport.search.hint')}
        value={typed ?? address}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={walk}
      />
      {found.places.length > 0 && (
        <ul className="address-search__list" aria-label={t('transport.search.list')}>
          {found.places.map((place) => (
            <li key={`${place.address} ${place.lat} ${place.lng}`}>
              <button
                type="button"
                className="address-search__place"
                onClick={() => choose(place)}
                onKeyDown={walk}
              >
                {place.address}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="address-search__state" aria-live="polite">
        {stateText(found, t)}
      </p>
    </div>
  )
}

function stateText(found: PlaceSearch, t: ReturnType<typeof useTranslate>): string {
  if (found.is === 'idle') return ''
  if (found.is !== 'found') return t(`transport.search.${found.is}`)
  const n = found.places.length
  return n === 0 ? t('transport.search.none') : t('transport.search.found', { n })
}
