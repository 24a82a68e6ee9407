import { beforeAll, describe, expect, it } from 'vitest'
import type { ApplyContext, Cells, PlannedLine } from '../../src/bulk/job.ts'
import { ordersJob, servicesIn } from '../../src/bulk-jobs/orders/orders-job.ts'
import { vendorOrders } from '@matricula/hub/testing/admin-orders'
import { useHub } from '@matricula/hub/testing/test-hub'
import { someServices, someTotal, withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()
beforeAll(() => {
  withCustomFields(hub().hub.app)
})

const plan = async (...records: readonly Cells[]) =>
  planOf(ordersJob('es'), await hubFor(hub(), ['admissions']), records)

/** Sends what was planned under a key of the run's. */
async function send([planned]: readonly PlannedLine[], key: string, again: Partial<ApplyContext> = {}) {
  if (planned?.is !== 'change') throw new Error('an order was to be planned')
  const { signal } = new AbortController()
  const asked = again.hub ?? (await hubFor(hub(), ['admissions']))
  const context: ApplyContext = { hub: asked, locale: 'es', signal, key, isAgain: false, ...again }
  return ordersJob('es').apply([planned], context)
}

const describePlanOf = async (...records: readonly Cells[]) => describePlan(await plan(...records))

describe('An order of a file', () => {
  it('is told with its services and its total before it goes', async () => {
    expect(
      await describePlanOf({ student: '10001' }, { student: '10003', services: 'registration + lunch' }),
    ).toEqual([
      expect.stringMatching(/^change: 10001 Mariana .*: 9 servicios, \$ 37\.745\.000\.$/),
      expect.stringMatching(/^change: 10003 .*: 2 servicios, \$ 7\.213\.000\.$/),
    ])
  })

  it.each<[string, Cells, string]>([
    ['of nobody', { student: 'ZZZZZ' }, 'ZZZZZ: '],
    ['without a code', { student: '1' }, '1: no es un código'],
    [
      'of a service that the season has not',
      { services: 'lunch,piano' },
      'No existe el servicio piano. Los hay: registration, ',
    ],
    [
      'of another total than today’s',
      { total: '$ 37.745.001' },
      'el total hoy es $ 37.745.000 y el archivo dice $ 37.745.001',
    ],
    ['of a total in words', { total: 'mucho' }, '«mucho» no es un valor'],
    ['of nothing', { services: 'textbooks' }, 'el total es 0'],
  ])('%s is wrong', async (_title, cells, why) => {
    const [line] = await describePlanOf({ student: '10001', ...cells })
    expect(line).toMatch(/^wrong: /)
    expect(line).toContain(why)
  })

  it('goes to accounting once, however often its run is gone on with, and is there then', async () => {
    const asked = await hubFor(hub(), ['admissions'])
    const planned = await plan({ student: '10002', total: String(someTotal) })
    expect(await send(planned, 'the-first-run', { hub: asked })).toEqual([
      { line: 2, is: 'done', said: expect.stringMatching(/^Orden 7/) },
    ])
    const again = await send(planned, 'the-first-run', { hub: asked, isAgain: true })
    expect(again).toMatchObject([{ is: 'done' }])
    expect(await send(planned, 'another-run')).toMatchObject([{ is: 'done' }])
    expect(await vendorOrders(hub().hub.app)).toHaveLength(1)

    expect(
      await describePlanOf({ student: '10002' }, { student: '10002', services: someServices.join('|') }),
    ).toEqual([
      expect.stringMatching(/^same: 10002 .*: ya tiene la orden 7\d+ por \$ 37\.745\.000\.$/),
      expect.stringMatching(/^same: /),
    ])
    const [other] = await describePlanOf({ student: '10002', services: 'registration' })
    expect(other).toMatch(
      /^wrong: .* ya tiene otra orden, la 7\d+ por \$ 37\.745\.000; esta sería por \$ 3\.033\.000/,
    )
  })

  it('that the hub refuses when it is sent is a line that failed, with the hub’s words', async () => {
    const [planned] = await plan({ student: '10003' })
    if (planned?.is !== 'change') throw new Error('an order was to be planned')
    const change = { student: '10003', services: ['registration'], total: 1 }
    const [ended] = await send([{ ...planned, change }], 'a-third-run')
    expect(ended).toMatchObject({ line: 2, is: 'failed', code: 'PRICE_CHANGED' })
  })
})

describe('Services in a cell', () => {
  it.each([
    ['', null],
    [' ; ', null],
    ['lunch', ['lunch']],
    ['registration+lunch,snack;lunch', ['registration', 'lunch', 'snack']],
    ['registration lunch|snack', ['registration', 'lunch', 'snack']],
  ])('%j are %j', (written, services) => {
    expect(servicesIn(written)).toEqual(services)
  })
})
