import { describe, expect, it } from 'vitest'
import type { Cells } from '../../src/bulk/job.ts'
import { transportJob } from '../../src/bulk-jobs/transport/transport-job.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()

const near: Cells = { lat: '4.86', lng: '-74,05', address: 'Calle 22 # 3-45', way: 'completo' }

const garage = async () => {
  const shop = await runHub()
  return { shop, client: await hubFor(shop, ['transport']) }
}

const draftOf = async (shop: TestHub, code: string) => {
  const { visitor } = await Family.signIn(shop, code)
  return (await visitor.get('/api/enrollment/draft')).body
}

const confirmations = ({ hub: { app } }: TestHub) => app.database('audit').where({ act: 'transport.confirm' })

describe('A row of a transport file', () => {
  it.each<[string, Cells, string]>([
    ['of a code that lost its zeros', { student: '123' }, 'ceros iniciales'],
    ['of nobody', { student: '99999' }, '99999: no existe'],
    ['with half a point', { student: '10001', ...near, lng: '' }, '«4.86, -»'],
    ['with a point that is none', { student: '10001', ...near, lat: '96' }, '«96, -74,05»'],
    ['of half a way, whichever', { student: '10001', ...near, way: 'medio' }, '«medio»'],
    ['neither at a stop nor not', { student: '10001', ...near, bus_stop: 'quizás' }, '«quizás»'],
    ['by no known basis', { student: '10001', ...near, basis: 'a ojo' }, '«a ojo»'],
    ['with an address too short', { student: '10001', address: 'K', way: 'am' }, 'muy corta'],
    ['with an address nobody finds', { student: '10001', address: 'xyzxyz', way: 'am' }, 'no encuentra'],
    ['too far away', { student: '10001', ...near, lat: '5.6' }, '60'],
    ['by last year’s fee of who had none', { student: '10006', ...near, basis: 'año anterior' }, 'tarifa'],
  ])('%s is wrong, and it is said why', async (_title, cells, why) => {
    const [one] = describePlan(await planOf(transportJob('es'), await hubFor(hub(), ['transport']), [cells]))
    expect(one).toMatch(/^wrong: /)
    expect(one).toContain(why)
  })

  it('that repeats a student is wrong and names the first line', async () => {
    const client = await hubFor(hub(), ['transport'])
    const rows = [
      { student: '10001', ...near },
      { student: '10001', ...near },
    ]
    expect(describePlan(await planOf(transportJob('es'), client, rows))[1]).toContain(
      '10001 de la línea 2: está repetido',
    )
  })

  it('may leave the way and the home to the student’s record', async () => {
    const { shop, client } = await garage()
    const homes = await client.api.GET('/api/transport/homes', {
      params: { query: { students: '10001,10003,10005,10006,10008,10010,10011,10012,10013,10014' } },
    })
    const needs = homes.data?.find(({ requirement, home }) => requirement.way === 'COMPLETO' && home !== null)
    const needless = homes.data?.find(({ requirement }) => requirement.way === null && !requirement.flagged)
    if (needs === undefined || needless === undefined) throw new Error('there is one of each')
    const planned = await planOf(transportJob('es'), client, [
      { student: needs.student },
      { student: needless.student },
    ])
    expect(describePlan(planned)).toEqual([
      expect.stringContaining(needs.home?.address ?? 'a home'),
      `same: ${needless.student} ${needless.name}: su ficha no pide transporte`,
    ])
    expect(await confirmations(shop)).toEqual([])
  })

  it('may name a place that the map knows', async () => {
    const client = await hubFor(hub(), ['transport'])
    const rows = [{ student: '10001', address: 'Calle 100 # 15-20', way: 'MEDIO PM' }]
    const [one] = describePlan(await planOf(transportJob('es'), client, rows))
    expect(one).toMatch(/^change: 10001 .*TRANSPORTE MEDIO .*medio PM desde Calle 100 # 15-20/)
  })
})

describe('Transport fees confirmed', () => {
  it('stand in the draft, and done again change nothing, neither draft nor trail', async () => {
    const { shop, client } = await garage()
    const job = transportJob('es')
    const planned = await planOf(job, client, [{ student: '10001', ...near }])
    const [described] = describePlan(planned)
    expect(described).toContain(
      'TRANSPORTE COMPLETO CERCANO $ 738.000 al mes, completo desde Calle 22 # 3-45',
    )
    expect(described).toContain('antes sin decidir')
    expect(await draftOf(shop, '10001')).toMatchObject({ version: 0, transport: { is: 'undecided' } })
    const ends = await applyPlan(job, client, planned)
    expect(ends).toEqual([{ line: 2, is: 'done' }])
    const once = await draftOf(shop, '10001')
    expect(once).toMatchObject({
      version: 1,
      transport: { price: 738_000, place: { lat: 4.86, lng: -74.05 } },
    })
    expect(await applyPlan(job, client, planned, { isAgain: true })).toEqual(ends)
    expect(await draftOf(shop, '10001')).toEqual(once)
    expect(await confirmations(shop)).toHaveLength(1)
    const again = describePlan(await planOf(transportJob('es'), client, [{ student: '10001', ...near }]))
    expect(again).toEqual([expect.stringContaining('ya tiene TRANSPORTE COMPLETO CERCANO')])
  })

  it('say from what to what they change', async () => {
    const { client } = await garage()
    const job = transportJob('es')
    await applyPlan(job, client, await planOf(job, client, [{ student: '10001', ...near }]))
    const half = [{ student: '10001', ...near, way: 'MEDIO AM' }]
    const [described] = describePlan(await planOf(transportJob('es'), client, half))
    expect(described).toMatch(/TRANSPORTE MEDIO CERCANO .*antes TRANSPORTE COMPLETO CERCANO \$ 738\.000$/)
  })

  it('leave a student alone whose order is settled', async () => {
    const { shop, client } = await garage()
    const job = transportJob('es')
    const planned = await planOf(job, client, [{ student: '10001', ...near }])
    const family = await Family.signIn(shop, '10001')
    await family.pay(await family.quote(rightAndCosts))
    expect(await applyPlan(job, client, planned)).toMatchObject([{ line: 2, is: 'failed' }])
    const [described] = describePlan(
      await planOf(transportJob('es'), client, [{ student: '10001', ...near }]),
    )
    expect(described).toContain('wrong: 10001: ya tiene una orden que no admite cambios')
    expect(await confirmations(shop)).toEqual([])
  })
})
