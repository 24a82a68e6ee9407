import { smallSchool } from '@matricula/contract/kit'
import type { Place } from '@matricula/contract'

export interface KnownPlace extends Place {
  readonly id: string
  readonly types: readonly string[]
}

const { lat, lng, address } = smallSchool.place

export const streets: readonly KnownPlace[] = [
  {
    id: 'ChIJ-invented-calle-93',
    lat: 4.6766,
    lng: -74.0485,
    address: 'Cl. 93 #14-20, Bogotá, Colombia',
    types: ['street_address'],
  },
  {
    id: 'ChIJ-invented-calle-93-bis',
    lat: 4.6771,
    lng: -74.0602,
    address: 'Cl. 93 #45-10, Bogotá, Colombia',
    types: ['street_address'],
  },
  {
    id: 'ChIJ-invented-cedritos',
    lat: 4.7232,
    lng: -74.0436,
    address: 'Cedritos, Bogotá, Colombia',
    types: ['neighborhood', 'political'],
  },
  { id: 'ChIJ-invented-school', lat, lng, address: `${address}, Cundinamarca, Colombia`, types: ['route'] },
]

/** What a text with a country to keep to comes to when nobody knows it. */
export const country: KnownPlace = {
  id: 'ChIJ-invented-colombia',
  lat: 4.570868,
  lng: -74.297333,
  address: 'Colombia',
  types: ['country', 'political'],
}

/** Those that hold every word of the text, abbreviations written out. */
export function knownAs(text: string): KnownPlace[] {
  const words = plain(text)
  return streets.filter(({ address }) => words.every((word) => plain(address).includes(word)))
}

/** Within about two kilometres, the nearest first. */
export function knownAround(lat: number, lng: number): KnownPlace[] {
  const off = (place: KnownPlace) => Math.hypot(place.lat - lat, place.lng - lng)
  return streets.filter((place) => off(place) < 0.02).sort((one, other) => off(one) - off(other))
}

function plain(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/\bcl\b\.?/gu, 'calle')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
