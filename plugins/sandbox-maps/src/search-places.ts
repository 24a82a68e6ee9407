import type { Place, Point } from '@matricula/contract'
import { fold } from './fold.ts'
import { addressLine, gazetteer } from './gazetteer/index.ts'
import { straightMetres } from './geometry.ts'
import { placeOnGrids } from './street-grid.ts'
import { readStreetAddress, writeStreetAddress } from './street-address.ts'

/** How well a place fits, best first. */
type MatchQuality = 'same' | 'starts' | 'holds' | 'scattered'

const rank: Readonly<Record<MatchQuality, number>> = { same: 0, starts: 1, holds: 2, scattered: 3 }

let folded: readonly ReturnType<typeof foldedPlace>[] | null = null

function foldedPlace(place: (typeof gazetteer)[number]) {
  return { place, name: fold(place.name), line: fold(addressLine(place)) }
}

/**
 * A place named just so, then street addresses, then the other places: those that start as typed before those
 * that hold it, nearer to `near` first. Accents, case and short forms (Cra, Av.) make no difference.
 */
export function searchPlaces(text: string, near: Point, limit: number): Place[] {
  const wanted = fold(text).replace(/^cerca de /u, '')
  if (wanted === '') return []
  const named = namedPlaces(wanted, near)
  return [
    ...named.filter(({ fit }) => fit === 'same').map(({ place }) => place),
    ...streetPlaces(text, near),
    ...named.filter(({ fit }) => fit !== 'same').map(({ place }) => place),
  ].slice(0, Math.max(0, limit))
}

function streetPlaces(text: string, near: Point): Place[] {
  const address = readStreetAddress(text)
  if (address === null) return []
  return placeOnGrids(address)
    .map(({ lat, lng, town }) => ({ address: writeStreetAddress(address, town), lat, lng }))
    .sort((one, other) => straightMetres(near, one) - straightMetres(near, other))
}

function namedPlaces(wanted: string, near: Point): { place: Place; fit: MatchQuality }[] {
  folded ??= gazetteer.map(foldedPlace)
  return folded
    .flatMap(({ place, name, line }) => {
      const fit = matchQualityOf(name, line, wanted)
      return fit === null ? [] : [{ place, fit, metres: straightMetres(near, place) }]
    })
    .sort((one, other) => rank[one.fit] - rank[other.fit] || one.metres - other.metres)
    .map(({ place, fit }) => ({
      place: { address: addressLine(place), lat: place.lat, lng: place.lng },
      fit,
    }))
}

function matchQualityOf(name: string, line: string, wanted: string): MatchQuality | null {
  if (name === wanted || line === wanted) return 'same'
  if (line.startsWith(wanted)) return 'starts'
  if (line.includes(wanted)) return 'holds'
  return wanted.split(' ').every((word) => ` ${line}`.includes(` ${word}`)) ? 'scattered' : null
}
