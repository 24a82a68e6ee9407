import type { Point, Read, Route } from '@matricula/contract'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { averageMetres, type Band, bandOf, isNearBorder } from './transport-band.ts'

/** The ways from a home to the school: up to three routes, their rounded average and its band. */
export interface MeasuredWay {
  readonly routes: readonly Route[]
  readonly metres: number
  readonly band: Band
  readonly isNearBorder: boolean
  readonly simulated: boolean
}

const alternatives = 3

/** Measures through the maps plugin. Nothing a browser measured is believed. */
export async function measureWay(house: House, from: Point, read: Read): Promise<Refusal | MeasuredWay> {
  const { config, plugins } = house
  const found = await plugins.maps.routes(from, config.settings.school.location, read)
  const routes = found.slice(0, alternatives)
  if (routes.length === 0) return refuse('NO_ROUTE')
  const metres = averageMetres(routes.map((route) => route.metres))
  const { transport } = config.seasons.parents.parent
  const band = bandOf(metres, transport)
  if (band === 'TOO_FAR') return refuse('TOO_FAR', { values: { kilometres: transport.farthest / 1000 } })
  const { simulated } = plugins.maps.supports
  return { routes, metres, band, isNearBorder: isNearBorder(metres, transport), simulated }
}
