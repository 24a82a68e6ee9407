import { AutoComplete, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { Place } from '../../components/map/place.ts'
import { usePlaces } from '../../components/map/use-places.ts'
import type { PlaceSearch } from '../../components/map/use-places.ts'

interface Props {
  readonly id: string
  readonly address: string
  readonly onPlace: (place: Place) => void
}

/** Finds an address while one writes; the one chosen from the list becomes the home. */
export function AddressBox({ id, address, onPlace }: Props) {
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
