import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

interface DraftBody {
  readonly version: number
  readonly step: number
  readonly period: number
  readonly method: number
  readonly quotas: number
  readonly transport: { readonly is: string }
  readonly activities: readonly string[]
}

const fresh: DraftBody = {
  version: 0,
  step: 0,
  period: 3,
  method: 2,
  quotas: 11,
  transport: { is: 'undecided' },
  activities: [],
}

const path = '/api/enrollment/draft'
const save = ({ visitor }: Family, draft: object) =>
  visitor.put<DraftBody & ProblemBody & { current: DraftBody }>(path, draft)
const read = async ({ visitor }: Family) => (await visitor.get<DraftBody>(path)).body

describe.each(databases)('The draft on $name', (database) => {
  const theHub = useHub({ database })

  it('begins where the wizard begins, and survives a reload and another device', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    expect(await read(family)).toEqual(fresh)
    const changed = { ...fresh, step: 3, period: 2, quotas: 0, transport: { is: 'none' } }
    const saved = await save(family, changed)
    expect([saved.status, saved.body]).toEqual([200, { ...changed, version: 1 }])
    const otherDevice = await Family.signIn(hub, '10001')
    expect(await read(otherDevice)).toEqual({ ...changed, version: 1 })
  })

  it('is priced as it is kept, under its version', async () => {
    const { visitor } = await Family.signIn(theHub(), '10004')
    const { step, version, ...choices } = { ...fresh, step: 3, period: 1, quotas: 0 }
    await visitor.put(path, { ...choices, step, version })
    const kept = await visitor.get<object>(`${path}/quote`)
    const asked = await visitor.post<object>('/api/enrollment/quotes', { ...choices, withoutBalance: true })
    expect([kept.status, kept.body]).toEqual([200, { version: 1, quote: asked.body }])
  })

  it('of the second to save is refused with the first one’s, so that nothing is lost', async () => {
    const hub = theHub()
    const [mother, father] = [await Family.signIn(hub, '10003'), await Family.signIn(hub, '10003')]
    await save(mother, { ...fresh, period: 1 })
    const refused = await save(father, { ...fresh, period: 2 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED', current: { ...fresh, period: 1, version: 1 } },
    })
    const again = await save(father, { ...refused.body.current, period: 2 })
    expect(again.body).toMatchObject({ period: 2, version: 2 })
  })

  it('is kept by exactly one of many who save at once', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10006')
    for (const version of [0, 1]) {
      const saves = Array.from({ length: 8 }, (_, step) =>
        save(family, { ...fresh, version, step: step % 6 }),
      )
      const statuses = (await Promise.all(saves)).map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    }
    expect((await read(family)).version).toBe(2)
  })

  it('of one student is not that of another', async () => {
    const hub = theHub()
    await save(await Family.signIn(hub, '10013'), { ...fresh, period: 1 })
    expect(await read(await Family.signIn(hub, '10014'))).toEqual(fresh)
  })
})

describe.each(databases)('A period that has closed, on $name', (database) => {
  it('is not chosen any more, and what was kept before stays', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10005')
    await save(family, { ...fresh, step: 3 })
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    for (const period of [1, 2]) {
      const refused = await save(family, { ...fresh, version: 1, period, quotas: 0 })
      expect([refused.status, refused.body.code]).toEqual([409, 'PERIOD_CLOSED'])
    }
    expect(await read(family)).toEqual({ ...fresh, step: 3, version: 1 })
  })

  it('is kept with what else changes, by a family that had chosen it before', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10005')
    await save(family, { ...fresh, period: 2, quotas: 0 })
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    expect((await family.visitor.get<ProblemBody>(`${path}/quote`)).body.code).toBe('PERIOD_CLOSED')
    const changed = { ...fresh, version: 1, period: 2, quotas: 0, transport: { is: 'none' } }
    expect((await save(family, changed)).body).toEqual({ ...changed, version: 2 })
    const open = { ...fresh, version: 2, transport: { is: 'none' } }
    expect((await save(family, open)).body).toEqual({ ...open, version: 3 })
  })
})

describe('A draft', () => {
  const theHub = useHub()

  const chosen = {
    is: 'chosen',
    modality: 'COMPLETO',
    busStop: false,
    direction: 'AMBAS',
    place: { lat: 4.85, lng: -74.05, address: '' },
    itemCode: 'CT-0001',
    name: 'TRANSPORTE COMPLETO CERCANO',
    price: 1,
    metres: 1,
    basis: 'measured',
  }

  it('takes no transport that the hub did not confirm', async () => {
    const family = await Family.signIn(theHub(), '10001')
    const refused = await save(family, { ...fresh, transport: chosen })
    expect([refused.status, refused.body.code]).toEqual([422, 'TRANSPORT_NOT_CONFIRMED'])
    expect(await read(family)).toEqual(fresh)
  })

  it('holds the activities that the student has, not those that a browser sends', async () => {
    const family = await Family.signIn(theHub(), '10003')
    const saved = await save(family, { ...fresh, activities: ['ECO-05', 'ECO-06'] })
    expect(saved.body.activities).toEqual([])
  })

  it.each([
    ['step', { step: 6 }],
    ['step', { step: -1 }],
    ['period', { period: 4 }],
    ['method', { method: 3 }],
    ['quotas', { quotas: 1.5 }],
    ['version', { version: -1 }],
    ['transport', { transport: { is: 'maybe' } }],
    ['price', { price: 1 }],
  ])('is refused for its %s: %o', async (field, wrong) => {
    const family = await Family.signIn(theHub(), '10001')
    const refused = await save(family, { ...fresh, ...wrong })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })
})
