import pMap from 'p-map'
import type { Point } from '@matricula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { averageMetres } from '../../../src/modules/transport/transport-band.ts'
import { useHub } from '@matricula/hub/testing/test-hub'
import { moveIn, type Neighbour, neighbours, officeOf, tellingsOf } from '@matricula/hub/testing/shown-homes'
import {
  type HomeCandidate,
  distancesIn,
  metresBetween,
  spotsIn,
  triangulate,
} from '@matricula/hub/testing/triangulate'

const neighbourhoods = 250
const hub = useHub()

interface AskedNeighbour extends Neighbour {
  readonly answers: Readonly<Record<string, unknown>>
}

const told: AskedNeighbour[] = []

beforeAll(async () => {
  const homes = neighbours(neighbourhoods)
  await moveIn(hub(), homes)
  const office = await officeOf(hub())
  const tell = async (one: Neighbour) => ({ ...one, answers: await tellingsOf(hub(), one.code, office) })
  told.push(...(await pMap(homes, tell, { concurrency: 4 })))
}, 900_000)

/** Of what an estimate of each home is wrong, in the mean. */
const meanError = (estimate: (one: AskedNeighbour) => Point) =>
  told.reduce((sum, one) => sum + metresBetween(one.home, estimate(one)), 0) / told.length

const byMask = () => meanError(({ mask }) => mask)

describe('What is told of five hundred homes', () => {
  it('was told', () => {
    expect(told).toHaveLength(2 * neighbourhoods)
    expect(told.filter(({ answers }) => distancesIn(answers).length < 10)).toEqual([])
    expect(byMask()).toBeGreaterThan(35)
  })

  it('holds no point nearer to a home than its mask', () => {
    const places = new Set(told.flatMap(({ answers }) => spotsIn(answers).map(([at]) => at)))
    expect([...places].toSorted()).toEqual([
      '.again.before.place',
      '.again.transport.place',
      '.draft.transport.place',
      '.kept.transport.place',
      '.stale.current.transport.place',
      '.student.transport.home',
      '.validated.transport.place',
      '.vectors.vectors.path',
    ])
    const off = told.flatMap(({ code, mask, answers }) =>
      spotsIn(answers).flatMap(([at, spot]) =>
        spot.lat === mask.lat && spot.lng === mask.lng ? [] : [`${code} ${at}`],
      ),
    )
    expect(off).toEqual([])
  })

  it('has distances that lead no nearer to a home than its mask', async () => {
    const known = new Map<string, readonly HomeCandidate[]>()
    for (const { mask } of told) known.set(keyOf(mask), known.get(keyOf(mask)) ?? (await candidates(mask)))
    const triangulated = meanError(({ mask, answers }) =>
      triangulate(known.get(keyOf(mask)) ?? [], distancesIn(answers)),
    )
    expect(triangulated).toBeGreaterThanOrEqual(byMask() - 1)
  })

  it('names no street, no number and no flat', () => {
    const named = told.filter(({ home, answers }) =>
      [home.address, home.address.split(' #')[0] ?? ''].some((part) =>
        JSON.stringify(answers).includes(`"${part}`),
      ),
    )
    expect(named.map(({ code }) => code)).toEqual([])
  })

  it('is the same of two homes in one neighbourhood, but for what each of them costs', () => {
    const pairs = told.flatMap((one, index) => {
      const other = told[index + 1]
      return index % 2 === 0 && other !== undefined ? [[one, other] as const] : []
    })
    const alike = pairs.filter(([one, other]) => bandIn(one) === bandIn(other))
    expect(alike.length).toBeGreaterThan(neighbourhoods * 0.95)
    for (const [one, other] of alike) expect(ofTheHome(other)).toBe(ofTheHome(one))
  })
})

const keyOf = ({ lat, lng }: Point) => `${lat} ${lng}`

/** Places all over a neighbourhood, each with what anybody can ask of it. */
async function candidates({ lat, lng }: Point): Promise<readonly HomeCandidate[]> {
  const { config, plugins } = hub().hub.app
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * 0.000_12)
  const points = steps.flatMap((north) => steps.map((east) => ({ lat: lat + north, lng: lng + east })))
  return pMap(
    points,
    async (point) => {
      const read = { signal: AbortSignal.timeout(60_000), trace: 'test' }
      const routes = await plugins.maps.routes(point, config.settings.school.location, read)
      const metres = routes.map((route) => route.metres)
      return { ...point, metres: [...metres, averageMetres(metres)] }
    },
    { concurrency: 4 },
  )
}

const bandIn = ({ answers }: AskedNeighbour) =>
  /TRANSPORTE COMPLETO \w+","price/.exec(JSON.stringify(answers))?.[0]

const its = ['requestId', 'quoteId']

/** What is told of the home alone: balances and last year's fees are each student's own wherever it lives. */
function ofTheHome({ code, answers }: AskedNeighbour): string {
  const { student: _student, quote: _quote, file, ...rest } = answers
  return JSON.stringify({ ...rest, file: distancesIn(file) }, (key: string, value: unknown) =>
    its.includes(key) ? undefined : value,
  ).replaceAll(code, 'student')
}
