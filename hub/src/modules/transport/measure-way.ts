import type { Point, Read, Route } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
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
export async function measureWay(
  app: Pick<AppContext, 'config' | 'plugins'>,
  from: Point,
  read: Read,
): Promise<Refusal<'NO_ROUTE' | 'TOO_FAR'> | MeasuredWay> {
  const routes = await askRoutes(app, from, read)
  if (isRefused(routes)) return routes
  const { transport } = app.config.seasons.parents.parent
  const way = wayOf(app, routes)
  const band = bandOf(way.metres, transport)
  return band === 'TOO_FAR'
    ? refuse('TOO_FAR', { values: { kilometres: transport.farthest / 1000 } })
    : { ...way, band }
}

export async function askRoutes(
  { config, plugins }: Pick<AppContext, 'config' | 'plugins'>,
  from: Point,
  read: Read,
): Promise<Refusal<'NO_ROUTE'> | readonly Route[]> {
  const found = await plugins.maps.routes(from, config.settings.school.location, read)
  return found.length === 0 ? refuse('NO_ROUTE') : found.slice(0, alternatives)
}

/** What routes come to, before anybody asks what that costs. */
export function wayOf(
  { config, plugins }: Pick<AppContext, 'config' | 'plugins'>,
  routes: readonly Route[],
): Omit<MeasuredWay, 'band'> {
  const metres = averageMetres(routes.map((route) => route.metres))
  const { transport } = config.seasons.parents.parent
  const { simulated } = plugins.maps.supports
  return { routes, metres, isNearBorder: isNearBorder(metres, transport), simulated }
}
