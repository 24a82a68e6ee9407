import type { MapsAdapter, Route } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { maps } = sound

const otherRoutes = (change: (routes: readonly Route[]) => readonly Route[]): Trial<'maps'> =>
  withAdapter(maps, (intact) => ({
    routes: async (from, to, read) => change(await intact.routes(from, to, read)),
  }))

const changed = (change: (sound: MapsAdapter) => Partial<MapsAdapter>): Trial<'maps'> =>
  withAdapter(maps, change)

export const brokenMaps: Breakages<Law<'maps'>> = {
  'there are one to supports.alternatives routes': [
    breaking(
      'more than claimed',
      'less than or equal',
      otherRoutes((routes) => [...routes, ...routes]),
    ),
    breaking(
      'none',
      'greater than or equal',
      otherRoutes(() => []),
    ),
  ],
  'distances are whole metres and seconds, and no shorter than the crow flies': [
    breaking(
      'kilometres',
      'greater than',
      otherRoutes((routes) => routes.map((route) => ({ ...route, metres: 21 }))),
    ),
    breaking(
      'fractions of a metre',
      'whole metres',
      otherRoutes((routes) => routes.map((route) => ({ ...route, metres: 21_400.5 }))),
    ),
    breaking(
      'fractions of a second',
      'whole seconds',
      otherRoutes((routes) => routes.map((route) => ({ ...route, seconds: 2700.2 }))),
    ),
    breaking(
      'no way',
      'there is a way',
      changed(() => ({ distance: async () => null })),
    ),
  ],
  'a route is drawn from home to school': [
    breaking(
      'latitude and longitude are swapped',
      'it begins at home',
      otherRoutes((routes) =>
        routes.map((route) => ({
          ...route,
          path: route.path.map(({ lat, lng }) => ({ lat: lng, lng: lat })),
        })),
      ),
    ),
    breaking(
      'the line stops at the corner',
      'it ends at school',
      otherRoutes((routes) => routes.map((route) => ({ ...route, path: route.path.slice(0, 1) }))),
    ),
    breaking(
      'there is no line',
      'a first point is there',
      otherRoutes((routes) => routes.map((route) => ({ ...route, path: [] }))),
    ),
  ],
  'a search finds the known place and keeps to its limit': [
    breaking(
      'the limit is ignored',
      'to be 1',
      changed((intact) => ({ search: (text, near, _limit, read) => intact.search(text, near, 5, read) })),
    ),
    breaking(
      'nothing is found',
      'greater than or equal',
      changed(() => ({ search: async () => [] })),
    ),
  ],
  'the address of the known place is a text nearby': [
    breaking(
      'no address',
      'an address is there',
      changed(() => ({ addressOf: async () => null })),
    ),
    breaking(
      'an empty address',
      'not to be',
      changed(() => ({ addressOf: async (point) => ({ ...point, address: ' ' }) })),
    ),
  ],
}
