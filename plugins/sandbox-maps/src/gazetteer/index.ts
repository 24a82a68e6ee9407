import type { Point } from '@matricula/contract'
import { bogotaAvenues } from './bogota-avenues.ts'
import { bogotaCentre } from './bogota-centre.ts'
import { cajica } from './cajica.ts'
import { chia } from './chia.ts'
import type { GazetteerEntry, Town } from './entry.ts'
import { laCalera } from './la-calera.ts'
import { sopo } from './sopo.ts'
import { suba } from './suba.ts'
import { usaquen } from './usaquen.ts'

/** A place people name when they say where they live. */
export interface NamedPlace extends Point {
  readonly name: string
  readonly town: Town
}

export const gazetteer: readonly NamedPlace[] = [
  ...placesOfTown('Bogotá', [...usaquen, ...suba, ...bogotaCentre, ...bogotaAvenues]),
  ...placesOfTown('Chía', chia),
  ...placesOfTown('Cajicá', cajica),
  ...placesOfTown('Sopó', sopo),
  ...placesOfTown('La Calera', laCalera),
]

/** How a named place is written as an address. */
export function addressLine({ name, town }: { name: string; town: Town }): string {
  return `${name}, ${town}`
}

function placesOfTown(town: Town, entries: readonly GazetteerEntry[]): NamedPlace[] {
  return entries.map(([name, lat, lng]) => ({ name, town, lat, lng }))
}
