import { describe, expect, it } from 'vitest'
import type { Point } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { straightMetres } from '../src/geometry.ts'
import { distanceText, routes } from '../src/routes.ts'

const home = { lat: 4.7232, lng: -74.0436 }
const school = { lat: 4.83, lng: -74.03 }
const factors = [1.28, 1.35, 1.47]

describe('routes', () => {
  it('are three, best first, whole metres as the crow flies times the road factor', () => {
    const straight = straightMetres(home, school)
    const found = routes(home, school, factors)
    expect(found.map((route) => route.metres)).toEqual(factors.map((factor) => Math.round(straight * factor)))
    expect(found.every((route) => Number.isInteger(route.metres) && Number.isInteger(route.seconds))).toBe(
      true,
    )
    expect(found.map((route) => route.seconds)).toEqual(found.map((route) => Math.round(route.metres / 8.6)))
  })

  it('measures a degree of latitude as 111 195 metres', () => {
    expect(Math.round(straightMetres({ lat: 4, lng: -74 }, { lat: 5, lng: -74 }))).toBe(111_195)
  })

  it('tell where they end', () => {
    expect(routes(home, school, factors)[0]?.endAddress).toBe('Colegio Bilingüe La Cordillera, Chía')
    expect(routes(school, { lat: 4.15, lng: -72.5 }, factors)[0]?.endAddress).toBe('4.15000, -72.50000')
  })

  it('are the same each time', () => {
    expect(routes(home, school, factors)).toEqual(routes(home, school, factors))
  })

  it('start at home and end at school, in 25 to 60 points that keep moving', () => {
    for (const { path } of routes(home, school, factors)) {
      expect(path.at(0)).toEqual(home)
      expect(path.at(-1)).toEqual(school)
      expect(path.length).toBeGreaterThanOrEqual(25)
      expect(path.length).toBeLessThanOrEqual(60)
      expect(longestStep(path)).toBeLessThan(straightMetres(home, school) / 8)
      expect(length(path)).toBeLessThan(straightMetres(home, school) * 1.47)
    }
  })

  it('bend, each in its own way', () => {
    const [first = [], second = [], third = []] = routes(home, school, factors).map(({ path }) => path)
    const middle = (path: readonly Point[]) => path[Math.floor(path.length / 2)] ?? home
    const straightLine = { lat: (home.lat + school.lat) / 2, lng: (home.lng + school.lng) / 2 }
    expect(straightMetres(middle(first), middle(second))).toBeGreaterThan(500)
    expect(straightMetres(middle(first), middle(third))).toBeGreaterThan(500)
    expect(straightMetres(middle(third), straightLine)).toBeGreaterThan(500)
  })

  it('reach 300 km and no farther', () => {
    const north = (metres: number) => ({ lat: school.lat + metres / 111_195.08, lng: school.lng })
    expect(routes(north(299_900), school, factors)).toHaveLength(3)
    expect(routes(north(300_100), school, factors)).toEqual([])
  })

  it('are of no length from a place to itself', () => {
    expect(routes(school, school, factors).map(({ metres, text }) => [metres, text])).toEqual([
      [0, '0 m'],
      [0, '0 m'],
      [0, '0 m'],
    ])
  })

  it.each([
    [850, '850 m'],
    [999, '999 m'],
    [1000, '1,0 km'],
    [18_400, '18,4 km'],
    [22_001, '22,0 km'],
  ])('%i metres are written %j', (metres, text) => {
    expect(distanceText(metres)).toBe(text)
  })
})

describe('the distance', () => {
  const adapterWith = (settings: Record<string, unknown>) =>
    plugin.create(plugin.settings.validate(settings).value, memoryKit())
  const read = { signal: new AbortController().signal, trace: 'test' }

  it('is the first of the routes', async () => {
    const [first] = routes(home, school, factors)
    expect(await adapterWith({}).distance(home, school, read)).toEqual({
      metres: first?.metres,
      text: first?.text,
      seconds: first?.seconds,
    })
  })

  it('is null where there is no way', async () => {
    expect(await adapterWith({}).distance({ lat: 10, lng: -75 }, school, read)).toBeNull()
  })

  it('follows the road factors of the settings', async () => {
    const adapter = adapterWith({ roadFactors: [2, 1, 1.5] })
    expect((await adapter.distance(home, school, read))?.metres).toBe(
      Math.round(straightMetres(home, school)),
    )
  })

  it('says that it is simulated', () => {
    expect(adapterWith({}).supports).toEqual({ alternatives: 3, simulated: true })
  })

  it.each([{ roadFactors: [0.5, 1, 2] }, { roadFactors: [1.2] }, { key: 'x' }])(
    'refuses the settings %j',
    (settings) => {
      expect(plugin.settings.validate(settings).error).toBeDefined()
    },
  )
})

function steps(path: readonly Point[]): number[] {
  return path.slice(1).map((point, index) => straightMetres(path[index] ?? point, point))
}

function longestStep(path: readonly Point[]): number {
  return Math.max(...steps(path))
}

function length(path: readonly Point[]): number {
  return steps(path).reduce((sum, step) => sum + step, 0)
}
