import { smallSchool } from '@matricula/contract/kit'
import type { Place, Point } from '@matricula/contract'

export interface Street extends Place {
  readonly name: string
  readonly city: string
}

const { lat, lng } = smallSchool.place

export const streets: readonly Street[] = [
  {
    name: 'Calle 93',
    city: 'Bogotá',
    lat: 4.6766,
    lng: -74.0485,
    address: 'Calle 93, Chapinero, Bogotá, Colombia',
  },
  {
    name: 'Calle 93B',
    city: 'Bogotá',
    lat: 4.6781,
    lng: -74.0492,
    address: 'Calle 93B, Chapinero, Bogotá, Colombia',
  },
  {
    name: 'Cedritos',
    city: 'Bogotá',
    lat: 4.7232,
    lng: -74.0436,
    address: 'Cedritos, Usaquén, Bogotá, Colombia',
  },
  {
    name: 'Vía Yerbabuena',
    city: 'Chía',
    lat,
    lng,
    address: 'Vía Yerbabuena, Chía, Cundinamarca, Colombia',
  },
]

/** Those whose address holds what was typed. */
export function knownAs(text: string): Street[] {
  return streets.filter(({ address }) => plain(address).includes(plain(text)))
}

/** Within about two kilometres, the nearest first. */
export function knownAround(point: Point): Street[] {
  const off = (street: Street) => Math.hypot(street.lat - point.lat, street.lng - point.lng)
  return streets.filter((street) => off(street) < 0.02).sort((one, other) => off(one) - off(other))
}

/** A point of a query; null when it isn't one. */
export function pointIn(query: URLSearchParams): Point | null {
  const [lat, lng] = [Number(query.get('lat') ?? NaN), Number(query.get('lon') ?? NaN)]
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}
