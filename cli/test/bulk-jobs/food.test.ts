import { describe, expect, it } from 'vitest'
import type { Cells } from '../../src/bulk/job.ts'
import { foodJob } from '../../src/bulk-jobs/food/food-job.ts'
import { serviceOf } from '../../src/bulk-jobs/food/service-words.ts'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'
import { applyPlan, hubFor, planOf, describePlan } from '../support/try-job.ts'

const hub = useHub()

const insert = () => foodJob({ act: 'enrol', locale: 'es', service: 'in-column' })
const remove = () => foodJob({ act: 'withdraw', locale: 'es', service: 'in-column' })

const lunch = (student: string): Cells => ({ student, service: 'almuerzo' })

const servicesOf = async ({ hub: { app } }: TestHub, code: string) => {
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  return (await app.plugins.accessControl.findPerson(code, read))?.services
}

/** How often the turnstile was made to do something. */
const actsAt = async ({ hub: { app } }: TestHub) =>
  (await memoOf(app, 'accessControl.main').list('act/')).length

const kitchen = async () => {
  const shop = await runHub()
  return { shop, client: await hubFor(shop, ['food']) }
}

describe('A food service', () => {
  it.each([
    ['1', 1],
    ['Almuerzo y Medias Nueves', 1],
    ['almuerzo y onces', 1],
    ['Lunch + snack', 1],
    ['lunch and snack', 1],
    ['2', 2],
    [' ALMUERZO ', 2],
    ['lunch', 2],
    ['3', 3],
    ['medias nueves', 3],
    ['Onces', 3],
    ['snack', 3],
    ['', null],
    ['4', null],
    ['desayuno', null],
    ['almuerzo o onces', null],
  ])('is known by %j', (written, service) => {
    expect(serviceOf(written)).toBe(service)
  })
})

describe('A row of a food file', () => {
  it.each<[string, Cells, string]>([
    ['of a code that lost its zeros', { student: '123', service: '2' }, 'revise los ceros iniciales'],
    ['without a service', { student: '10001', service: '' }, 'la opción --service'],
    ['of no service', { student: '10001', service: 'cena' }, '«cena»'],
    ['of nobody', { student: '99999', service: '2' }, '99999: ni el colegio'],
  ])('%s is wrong, and it is said why', async (_title, cells, why) => {
    const [one] = describePlan(await planOf(insert(), await hubFor(hub(), ['food']), [cells]))
    expect(one).toMatch(/^wrong: /)
    expect(one).toContain(why)
  })

  it('that repeats a student is wrong and names the first line, also of an earlier plan; asked again after a lost answer it repeats nobody', async () => {
    const client = await hubFor(hub(), ['food'])
    const job = insert()
    expect(describePlan(await planOf(job, client, [lunch('10001'), lunch('10001')]))[1]).toContain(
      '10001 de la línea 2: está repetido',
    )
    const later = [lunch('10003'), lunch('10005'), lunch('10001')]
    expect(describePlan(await planOf(job, client, later))[2]).toContain('wrong: 10001 de la línea 2')
    expect(describePlan(await planOf(job, client, later))[0]).toMatch(/^change: 10003/)
  })
})

describe('Students brought into a service', () => {
  it('are planned with what they have, brought in once, and then have it', async () => {
    const { shop, client } = await kitchen()
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003'), lunch('10001'), lunch('zz123')])
    expect(describePlan(planned)).toEqual([
      'change: 10003 Santiago Cárdenas Pardo: se agrega Almuerzo (hoy: ninguno)',
      expect.stringContaining('change: 10001'),
      expect.stringContaining('wrong: '),
    ])
    expect(await actsAt(shop)).toBe(0)
    expect(await applyPlan(job, client, planned)).toEqual([
      { line: 2, is: 'done' },
      { line: 3, is: 'done' },
    ])
    expect([await servicesOf(shop, '10001'), await actsAt(shop)]).toEqual([[2], 2])
    expect(describePlan(await planOf(insert(), client, [lunch('10003')]))).toEqual([
      'same: 10003: ya tiene Almuerzo',
    ])
  })

  it('are done when the answer was lost, and nothing is done twice', async () => {
    const { shop, client } = await kitchen()
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003'), lunch('10001')])
    const ends = await applyPlan(job, client, planned)
    expect(await applyPlan(job, client, planned, { isAgain: true })).toEqual(ends)
    expect(await actsAt(shop)).toBe(2)
    expect(await shop.hub.app.database('audit').where({ act: 'food.run' })).toHaveLength(1)
  })

  it('wait for a run of the same plan that is under way, and take it up where its hub was killed', async () => {
    const { shop, client } = await kitchen()
    const { app } = shop.hub
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003'), lunch('10001')])
    const soon = new Date(app.clock.wall().getTime() + 500).toISOString()
    await app.database('food_plan').update({ started_at: soon, leased_until: soon })
    await app.database('food_plan_row').where({ student_code: '10003' }).update({ result: 'done' })
    expect((await applyPlan(job, client, planned, { isAgain: true })).map(({ is }) => is)).toEqual([
      'done',
      'done',
    ])
    expect([await servicesOf(shop, '10001'), await actsAt(shop)]).toEqual([[2], 1])
    expect(await app.database('food_plan')).toHaveLength(1)
  })

  it('are planned anew when the plan is late, and those who have it by now are done', async () => {
    const { shop, client } = await kitchen()
    const { app } = shop.hub
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003'), lunch('10001'), lunch('10005')])
    await app.database('food_plan').update({ expires_at: app.clock.wall().toISOString() })
    const write = { key: 'by hand', signal: AbortSignal.timeout(5000), trace: 'test' }
    await app.plugins.accessControl.enrol('10001', 2, write)
    expect((await applyPlan(job, client, planned)).map(({ is }) => is)).toEqual(['done', 'done', 'done'])
    expect(await actsAt(shop)).toBe(3)
  })

  it('are planned anew when the hub has forgotten the plan', async () => {
    const { shop, client } = await kitchen()
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003')])
    await shop.hub.app.database('food_plan_row').delete()
    await shop.hub.app.database('food_plan').delete()
    expect(await applyPlan(job, client, planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await servicesOf(shop, '10003')).toEqual([2])
  })

  it('who failed say why, and acting again tries those alone', async () => {
    const { shop, client } = await kitchen()
    const job = insert()
    const planned = await planOf(job, client, [lunch('10003'), lunch('10001')])
    const faults = faultsAt(shop.hub.app, 'accessControl.main')
    await faults.injectFault('unreachable')
    const failed = { is: 'failed', why: 'El control de acceso no respondió. El cambio no se hizo.' }
    expect(await applyPlan(job, client, planned)).toMatchObject([failed, failed])
    await faults.clearFault()
    expect(await applyPlan(job, client, planned)).toEqual([
      { line: 2, is: 'done' },
      { line: 3, is: 'done' },
    ])
    expect(await actsAt(shop)).toBe(2)
  })

  it('are not brought in by who may not', async () => {
    const job = insert()
    const planned = await planOf(job, await hubFor(hub(), ['food']), [lunch('10001')])
    await expect(applyPlan(job, await hubFor(hub(), ['finance']), planned)).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('Students taken out of a service', () => {
  it('keep the rest of what they had', async () => {
    const { shop, client } = await kitchen()
    const write = { key: 'by hand', signal: AbortSignal.timeout(5000), trace: 'test' }
    await shop.hub.app.plugins.accessControl.enrol('10001', 1, write)
    const job = remove()
    const planned = await planOf(job, client, [
      { student: '10001', service: 'onces' },
      { student: '10003', service: 'onces' },
    ])
    expect(describePlan(planned)).toEqual([
      expect.stringMatching(/^change: 10001 .*: se retira Medias Nueves \(hoy: Almuerzo y Medias Nueves\)/),
      'same: 10003: ya no tiene Medias Nueves',
    ])
    expect(await applyPlan(job, client, planned)).toEqual([{ line: 2, is: 'done' }])
    expect(await servicesOf(shop, '10001')).toEqual([2])
  })
})
