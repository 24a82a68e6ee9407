import { expect } from 'vitest'
import type { Point } from '../../domain/common.ts'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'

/** A vendor may snap a point to the nearest street. */
const nearMetres = 1000

export const mapsLaws: readonly Law<'maps'>[] = [
  {
    title: 'there are one to supports.alternatives routes',
    readsOnly: true,
    async run({ adapter, stage: { facts }, read }) {
      const routes = await adapter.routes(facts.from, facts.to, read())
      expect(adapter.supports.alternatives).toBeGreaterThanOrEqual(1)
      expect(routes.length).toBeGreaterThanOrEqual(1)
      expect(routes.length).toBeLessThanOrEqual(adapter.supports.alternatives)
    },
  },
  {
    title: 'distances are whole metres and seconds, and no shorter than the crow flies',
    readsOnly: true,
    async run({ adapter, stage: { facts }, read }) {
      const straight = metresBetween(facts.from, facts.to)
      const measured = [
        ...(await adapter.routes(facts.from, facts.to, read())),
        await adapter.distance(facts.from, facts.to, read()),
      ]
      for (const distance of measured) {
        expect(distance, 'there is a way').not.toBeNull()
        expect(Number.isInteger(distance?.metres), 'whole metres').toBe(true)
        expect(Number.isInteger(distance?.seconds), 'whole seconds').toBe(true)
        expect(distance?.metres).toBeGreaterThan(straight - 2 * nearMetres)
        expect(distance?.metres).toBeGreaterThan(straight * 0.7)
        expect(distance?.seconds).toBeGreaterThan(0)
      }
    },
  },
  {
    title: 'a route is drawn from home to school',
    readsOnly: true,
    async run({ adapter, stage: { facts }, read }) {
      for (const { path } of await adapter.routes(facts.from, facts.to, read())) {
        const [first, last] = [claimed('a first point', path.at(0)), claimed('a last point', path.at(-1))]
        expect(metresBetween(first, facts.from), 'it begins at home').toBeLessThan(nearMetres)
        expect(metresBetween(last, facts.to), 'it ends at school').toBeLessThan(nearMetres)
      }
    },
  },
  {
    title: 'a search finds the known place and keeps to its limit',
    readsOnly: true,
    async run({ adapter, stage: { facts }, read }) {
      const places = await adapter.search(facts.text, facts.to, 5, read())
      expect(places.length).toBeGreaterThanOrEqual(1)
      expect(places.length).toBeLessThanOrEqual(5)
      expect(Math.min(...places.map((place) => metresBetween(place, facts.known)))).toBeLessThan(nearMetres)
      expect((await adapter.search(facts.text, facts.to, 1, read())).length).toBe(1)
    },
  },
  {
    title: 'the address of the known place is a text nearby',
    readsOnly: true,
    async run({ adapter, stage: { facts }, read }) {
      const place = claimed('an address', await adapter.addressOf(facts.known, read()))
      expect(place.address.trim()).not.toBe('')
      expect(metresBetween(place, facts.known)).toBeLessThan(nearMetres)
    },
  },
]

/** Great circle over a round earth. */
function metresBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * 6_371_000 * Math.asin(Math.sqrt(chord))
}
