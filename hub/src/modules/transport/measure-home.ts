import type { Distance, Read, Route } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { RealHome } from '../students/index.ts'
import { measureDistance } from './measure-distance.ts'
import { askRoutes, type MeasuredWay, measureWay, wayOf } from './measure-way.ts'
import { roughly, roughMetres } from './rough-distance.ts'

/**
 * The band of a home by its door, which decides the price, and everything else by its mask: lines begin there, and
 * distances are those from there, so that no number of them leads to the door.
 */
export async function measureHome(
  app: Pick<AppContext, 'config' | 'plugins'>,
  home: RealHome,
  read: Read,
): Promise<Refusal<'NO_ROUTE' | 'TOO_FAR'> | MeasuredWay> {
  const { lat, lng } = home.exactPlace()
  const priced = await measureWay(app, { lat, lng }, read)
  if (isRefused(priced)) return priced
  const routes = await askRoutes(app, home.maskedPoint, read)
  if (isRefused(routes)) return routes
  const way = wayOf(app, routes.map(roughRoute))
  return { ...way, metres: roughMetres(way.metres), band: priced.band }
}

/** The shortest way from the mask of a home. */
export async function measureHomeDistance(
  app: Pick<AppContext, 'config' | 'plugins'>,
  home: RealHome,
  read: Read,
): Promise<Refusal<'NO_ROUTE' | 'TOO_FAR'> | Distance> {
  const distance = await measureDistance(app, home.maskedPoint, read)
  return isRefused(distance) ? distance : roughly(distance)
}

function roughRoute(route: Route): Route {
  return { ...route, ...roughly(route) }
}
