import type { Point } from '@matricula/contract'
import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { encodePolyline } from '@matricula/contract/kit'

/** Road metres to metres as the crow flies, of each variant. */
const detours = [1.28, 1.37, 1.49]
const metresPerSecond = 8.6
const farthestMetres = 300_000

/** One of their codes; whatever isn't Ok comes with HTTP status 400. */
export function osrmCodeAnswer(code: string): VendorAnswer {
  return jsonAnswer({ code, message: 'Invented.' }, 400)
}

export function answerOsrm(path: string, { query }: VendorRequest): VendorAnswer {
  const [, service, version, , coordinates = ''] = path.split('/')
  const points = coordinates.split(';').map(pointOf)
  if (version !== 'v1') return osrmCodeAnswer('InvalidVersion')
  if (points.some((point) => point === null)) return osrmCodeAnswer('InvalidQuery')
  const [from, to] = points
  if (service === 'nearest' && from)
    return jsonAnswer({ code: 'Ok', waypoints: [{ name: '', distance: 12.3 }] })
  if (!from || !to) return osrmCodeAnswer('InvalidOptions')
  if (service === 'route') return route({ from, to }, query)
  return service === 'table' ? table({ from, to }) : osrmCodeAnswer('InvalidService')
}

interface Trip {
  readonly from: Point
  readonly to: Point
}

function route({ from, to }: Trip, query: URLSearchParams): VendorAnswer {
  const straight = metresBetween(from, to)
  if (straight > farthestMetres) return osrmCodeAnswer('NoRoute')
  const variants = query.get('alternatives') === 'false' ? 1 : Number(query.get('alternatives') ?? 0) + 1
  const routes = detours.slice(0, variants).map((detour, index) => ({
    ...measureOf(straight * detour),
    ...(query.get('overview') !== 'false' && {
      geometry: lineOf([from, bend({ from, to }, index), to], query.get('geometries')),
    }),
  }))
  return jsonAnswer({ code: 'Ok', routes, waypoints: [] })
}

function table({ from, to }: Trip): VendorAnswer {
  const straight = metresBetween(from, to)
  const { distance, duration } = measureOf(straight * 1.28)
  const isFar = straight > farthestMetres
  return jsonAnswer({
    code: 'Ok',
    durations: [[isFar ? null : duration]],
    distances: [[isFar ? null : distance]],
  })
}

/** With a decimal, as theirs. */
function measureOf(metres: number) {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return { distance: tenths(metres), duration: tenths(metres / metresPerSecond) }
}

function lineOf(points: readonly Point[], geometries: string | null) {
  if (geometries !== 'geojson') return encodePolyline(points)
  return { type: 'LineString', coordinates: points.map(({ lat, lng }) => [lng, lat]) }
}

/** Longitude first. */
function pointOf(text: string): Point | null {
  const [lng = Number.NaN, lat = Number.NaN] = text.split(',').map(Number)
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? { lat, lng } : null
}

/** A corner on the way, further aside with each variant. */
function bend({ from, to }: Trip, variant: number): Point {
  const aside = 0.05 * (variant + 1)
  return {
    lat: (from.lat + to.lat) / 2 + (to.lng - from.lng) * aside,
    lng: (from.lng + to.lng) / 2 - (to.lat - from.lat) * aside,
  }
}

function metresBetween(from: Point, to: Point): number {
  const perDegree = 111_195
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(to.lat - from.lat, east) * perDegree
}
