import { PluginFault, type StudentPrice } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import type { PriceQuestion } from '../../../src/modules/fees/prices.ts'
import { Family } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { eco, eighth, finance, pension, preview, reachedBy, right, rowOf, second } from './a-fee-change.ts'

/** Accounting tells the prices of these students alone. */
function tellsOnly({ hub }: TestHub, codes: readonly string[]): void {
  const { prices } = hub.app
  const ofStudent = prices.ofStudent.bind(prices)
  const gone = (): Promise<readonly StudentPrice[]> =>
    Promise.reject(new PluginFault('unreachable', 'accounting is away'))
  Object.assign(prices, {
    ofStudent: (question: PriceQuestion) =>
      codes.includes(question.studentCode) ? ofStudent(question) : gone(),
  })
}

describe('While accounting answers in part', () => {
  it('whom it says nothing of is unknown, and counted neither before nor after', async () => {
    const { hub, office } = await finance()
    tellsOnly(hub, ['10007'])
    const { body } = await preview(office, eighth, pension(3_700_000))
    expect(body).toMatchObject({
      affected: 1,
      unknown: reachedBy(body) - 1,
      unchanged: body.settled,
      before: 29_190_227,
      after: 30_525_000,
    })
  })

  it('a preview of nobody is refused, and one of activities needs no accounting', async () => {
    const { hub, office } = await finance()
    tellsOnly(hub, [])
    const refused = await preview(office, eighth, pension(3_700_000), eco('edit', 5))
    expect([refused.status, refused.body.code]).toEqual([503, 'FEATURE_DOWN'])
    expect((await preview(office, eighth, eco('edit', 5))).body).toMatchObject({ unknown: 0, affected: 0 })
  })
})

describe('After the cutoff', () => {
  it('who chose nothing, or a period that is closed, pays right and costs', async () => {
    const { hub, office } = await finance()
    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    const { body } = await preview(office, eighth, pension(3_700_000))
    expect(rowOf(body, '10007')).toMatchObject({ difference: 1_334_773, due_now_difference: 0 })
  })
})

describe('A question for a preview', () => {
  it('is judged against the catalogue, change by change', async () => {
    const { office } = await finance()
    const { status, body } = await preview(
      office,
      second,
      eco('create', 5),
      eco('edit', 5, 'ECO-99'),
      eco('archive', 0, 'ECO-98'),
    )
    const unknown = 'No hay una tarifa vigente con este código, tipo y grado. Actualice la página.'
    expect([status, body.code, body.errors]).toEqual([
      422,
      'BAD_INPUT',
      {
        'changes.0.code': ['Ya existe una actividad con este código en el grado.'],
        'changes.1.code': [unknown],
        'changes.2.code': [unknown],
      },
    ])
    const nowhere = await preview(office, 999, right(5))
    expect([nowhere.status, nowhere.body.errors]).toEqual([422, { grade: ['Seleccione un grado'] }])
  })

  it('of the largest size is answered, and a larger one is a bad request', async () => {
    const { office } = await finance()
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        does: 'create',
        code: `CM-9${index}`,
        type: 'MENSUAL',
        value: 1_000_000_000,
      }))
    const { status, body } = await preview(office, second, ...many(50))
    expect([status, body.after]).toEqual([200, reachedBy(body) * 50 * 11_000_000_000])
    expect((await preview(office, second, ...many(51))).status).toBe(400)
    for (const wrong of [
      [],
      [right(1_000_000_001)],
      [right(-1)],
      [right(0.5)],
      [right(1), right(2)],
      [{ ...right(1), does: 'give' }],
      [{ ...right(1), surprise: 1 }],
    ])
      expect([wrong, (await preview(office, second, ...wrong)).status]).toEqual([wrong, 400])
  })

  it('is finance’s alone', async () => {
    const { hub } = await finance()
    for (const role of ['admissions', 'transport', 'it'] as const)
      expect((await preview(await signInStaff(hub, role), second, right(1))).status).toBe(403)
    expect((await preview((await Family.signIn(hub, '10001')).visitor, second, right(1))).status).toBe(403)
    expect((await preview(await signInStaff(hub, 'admin'), second, right(1))).status).toBe(200)
  })
})
