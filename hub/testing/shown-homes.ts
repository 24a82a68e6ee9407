import type { Place, Point, Student } from '@matricula/contract'
import { addToRoster } from '../src/modules/students/student.store.ts'
import { Family } from './family.ts'
import { manyHomes } from './many-homes.ts'
import { signInStaff } from './staff.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

export interface Neighbour {
  readonly code: string
  readonly home: Place
  /** Of the neighbourhood: two live in each. */
  readonly mask: Point
}

const half = 0.000_49

/** Two homes in each of so many neighbourhoods, the same ones each time. */
export function neighbours(count: number): readonly Neighbour[] {
  return manyHomes(count).flatMap(({ lat, lng }, index) => {
    const mask = { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) }
    return [0, 1].map((second) => {
      const nth = 2 * index + second
      const home = { lat: mask.lat + half * swing(nth, 7.13), lng: mask.lng + half * swing(nth, 3.71) }
      const code = `H${nth.toString(36).toUpperCase().padStart(4, '0')}`
      return { code, mask, home: { ...home, address: `Calle ${nth} # 7-${nth}, apartamento ${nth}` } }
    })
  })
}

/** From -1 to 1, spread evenly. */
function swing(nth: number, pace: number): number {
  return 2 * ((nth * pace * 0.618_034) % 1) - 1
}

/** Students like one of the demo's, each with its home. */
export async function moveIn({ hub }: TestHub, homes: readonly Neighbour[]): Promise<void> {
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  const model = await hub.app.plugins.sis.findStudent('10001', read)
  if (model === null) throw new Error('the demo lacks 10001')
  const students = homes.map(({ code, home }): Student => ({
    ...model,
    id: `stu-${code}`,
    code,
    familyId: null,
    home,
  }))
  const { database, clock } = hub.app
  await database.transaction((trx) => addToRoster(trx, students, clock.wall()))
}

/** Everything that a family and the office but for those who plan the routes are told about one home. */
export async function tellingsOf(
  hub: TestHub,
  code: string,
  office: Visitor,
): Promise<Readonly<Record<string, unknown>>> {
  const { visitor } = await Family.signIn(hub, code)
  const student = await visitor.get<{ transport: { home: Place } }>('/api/enrollment/student')
  const { home } = student.body.transport
  const point = { lat: home.lat, lng: home.lng }
  const vectors = await visitor.post('/api/googleAPI/direction/vectors/request', point)
  const distance = await visitor.post('/api/googleAPI/distancematrix/request', point)
  const validated = await confirm(visitor, code, home, 'validation')
  const kept = await confirm(visitor, code, home, 'enrollment')
  const again = await confirm(visitor, code, home, 'enrollment')
  const draft = await visitor.get<{ transport: object }>('/api/enrollment/draft')
  const { transport } = draft.body
  const input = { period: 1, method: 2, quotas: 0, transport }
  const quote = await visitor.post('/api/enrollment/quotes', input)
  const stale = await visitor.put('/api/enrollment/draft', {
    version: 0,
    step: 2,
    period: 1,
    method: 2,
    quotas: 0,
    transport,
  })
  const file = await office.get(`/api/enrollment/admin/students/${code}`)
  const listed = await office.get(`/api/enrollment/admin/students?search=${code}`)
  const answers = { student, vectors, distance, validated, kept, again, draft, quote, stale, file, listed }
  return Object.fromEntries(Object.entries(answers).map(([call, { body }]) => [call, body]))
}

function confirm(visitor: Visitor, code: string, place: Place, type: 'enrollment' | 'validation') {
  const ride = { busStop: false, direction: 'AMBAS', basis: 'measured' }
  const input = { code, token: '', project: '2025-2026', dir: '', modality: 'COMPLETO', transport: ride }
  return visitor.post('/api/googleAPI/confirm', { ...input, fullDirectionObject: place, type })
}

export const officeOf = (hub: TestHub) => signInStaff(hub, 'finance')
