import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/shared/ids.ts'
import { newcomer } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Plan {
  readonly token: string
  readonly expiresAt: string
  readonly rows: readonly {
    readonly student: string
    readonly name: string
    readonly grade: string
    readonly service: number
    readonly does: string
    readonly now: readonly number[]
    readonly note: string
  }[]
  readonly unchanged: number
  readonly unknown: readonly string[]
}

interface Run {
  readonly message: string
  readonly done: number
  readonly failed: number
  readonly rows: readonly { student: string; service: number; result: string; reason: string }[]
}

const insert = '/api/hikcentral/insertServices'
const remove = '/api/hikcentral/deleteServices'

const plan = (visitor: Visitor, path: string, query = '') =>
  visitor.get<Plan & ProblemBody>(query === '' ? path : `${path}?${query}`)

const run = (visitor: Visitor, path: string, token: string) =>
  visitor.post<Run & ProblemBody>(path, { token })

async function kitchen(given?: TestHub) {
  const hub = given ?? (await runHub())
  return { hub, cook: await signInStaff(hub, 'food'), app: hub.hub.app }
}

const servicesOf = async ({ hub }: TestHub, code: string) => {
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  return (await hub.app.plugins.accessControl.findPerson(code, read))?.services
}

describe.each(databases)('A plan of services on $name', (database) => {
  const theHub = useHub({ database })

  it('says who and what and changes nothing; run, it does just that', async () => {
    const { hub, cook, app } = await kitchen(theHub())
    const { body } = await plan(cook, insert, 'students=10003,10001,zz123,99999,10001&service=2')
    expect(body.rows).toMatchObject([
      { student: '10003', name: 'Santiago Cárdenas Pardo', service: 2, does: 'enrol', now: [], note: '' },
      { student: '10001', service: 2, does: 'enrol', now: [] },
    ])
    expect([body.unchanged, body.unknown]).toEqual([0, ['ZZ123', '99999']])
    expect(await servicesOf(hub, '10001')).toEqual([])

    const ofNewcomer = await plan(cook, insert, `students=${newcomer}&service=2`)
    expect(ofNewcomer.body.rows.map(({ grade }) => grade)).toEqual(['Prejardín'])

    const ran = await run(cook, insert, body.token)
    expect([ran.status, ran.body]).toEqual([
      200,
      {
        message: 'Servicios insertados correctamente',
        done: 2,
        failed: 0,
        rows: [
          { student: '10003', service: 2, result: 'done', reason: '' },
          { student: '10001', service: 2, result: 'done', reason: '' },
        ],
      },
    ])
    expect(await servicesOf(hub, '10001')).toEqual([2])
    const trail = await app
      .database('audit')
      .where({ subject: sha256(body.token) })
      .orderBy('id')
    expect(trail).toMatchObject([
      { act: 'food.plan', actor: 'staff:alimentos', subject: sha256(body.token) },
      { act: 'food.run', actor: 'staff:alimentos', subject: sha256(body.token) },
      { act: 'food.ran', actor: 'staff:alimentos', subject: sha256(body.token) },
    ])
  })

  it('runs once, and tells who asks again what became of it', async () => {
    const { cook, app } = await kitchen(theHub())
    const { body } = await plan(cook, insert, 'students=10005&service=1')
    const ran = await Promise.all([run(cook, insert, body.token), run(cook, insert, body.token)])
    expect(new Set(ran.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await app.database('food_plan').update({ started_at: '2020-01-01T00:00:00.000Z' })
    const again = await run(cook, insert, body.token)
    expect(again.body).toMatchObject({ code: 'PLAN_SPENT', done: 1, failed: 0 })
  })

  it('whose run was killed is taken up again, and what was done is not done twice', async () => {
    const { hub, cook, app } = await kitchen(theHub())
    const { body } = await plan(cook, insert, 'students=10013,10014&service=2')
    const tokenHash = sha256(body.token)
    const after = (seconds: number) => new Date(app.clock.wall().getTime() + seconds * 1000).toISOString()
    const begin = (leasedUntil: string) =>
      app
        .database('food_plan')
        .where({ token_hash: tokenHash })
        .update({ started_at: after(-60), leased_until: leasedUntil })
    const write = (key: string) => ({ key, signal: AbortSignal.timeout(5000), trace: 'test' })
    await begin(after(30))
    await app.plugins.accessControl.enrol('10013', 2, write(`${tokenHash}:10013`))
    await app.plugins.accessControl.withdraw('10013', 2, write('somebody else'))

    expect((await run(cook, insert, body.token)).body.code).toBe('PLAN_SPENT')
    await begin(after(-1))
    expect((await run(cook, insert, body.token)).body).toMatchObject({ done: 2, failed: 0 })

    expect([await servicesOf(hub, '10013'), await servicesOf(hub, '10014')]).toEqual([[], [2]])
  })
})

describe('A plan of services', () => {
  const theHub = useHub()

  it('by profile brings everybody to what the profile says, and then there is nothing left', async () => {
    const { hub, cook, app } = await kitchen()
    const { body } = await plan(cook, insert)
    expect(body.rows.length).toBeGreaterThan(300)
    const [first] = body.rows
    if (first === undefined) throw new Error('there is somebody')
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    const student = await app.plugins.sis.findStudent(first.student, read)
    const fields = await app.plugins.sis.customFields(student?.id ?? '', read)
    const wanted = [fields?.lunch === 'Si' ? 2 : 0, fields?.snack === 'Si' ? 3 : 0].filter((one) => one > 0)
    expect(first.service).toBe(wanted.length === 2 ? 1 : wanted[0])

    const ran = await run(cook, insert, body.token)
    expect(ran.body).toMatchObject({ done: body.rows.length, failed: 0 })
    expect(await servicesOf(hub, first.student)).toEqual(wanted.length === 2 ? [1, 2, 3] : wanted)
    const after = await plan(cook, insert)
    expect([after.body.rows, after.body.unchanged]).toEqual([[], body.rows.length + body.unchanged])
    expect((await plan(cook, remove)).body.rows).toEqual([])
  })

  it('by profile names who the access control does not know', async () => {
    const { cook, app } = await kitchen()
    const before = await plan(cook, insert)
    const code = before.body.rows[0]?.student ?? ''
    const [row] = await app.database('student').where({ code }).select<{ record: string }[]>('record')
    const record = row?.record.replace(`"code":"${code}"`, '"code":"ZZ001"') ?? ''
    await app.database('student').where({ code }).update({ code: 'ZZ001', record })
    const { body } = await plan(cook, insert)
    expect([body.unknown, body.rows.length]).toEqual([['ZZ001'], before.body.rows.length - 1])
  })

  it('to remove takes away what the profile does not ask for', async () => {
    const { cook, app } = await kitchen()
    const enrolled = await plan(cook, insert)
    const lunchOnly = enrolled.body.rows.find(({ service }) => service === 2)?.student ?? ''
    const write = { key: 'by hand', signal: AbortSignal.timeout(5000), trace: 'test' }
    await app.plugins.accessControl.enrol(lunchOnly, 1, write)
    const { body } = await plan(cook, remove)
    expect(body.rows).toMatchObject([{ student: lunchOnly, service: 3, does: 'withdraw', now: [1, 2, 3] }])
    expect((await run(cook, remove, body.token)).body.message).toBe('Servicios eliminados correctamente')
  })

  it('goes on after one that fails, and says why', async () => {
    const { cook, app } = await kitchen(theHub())
    const { body } = await plan(cook, insert, 'students=10005,10006&service=2')
    await app.database('food_plan_row').where({ student_code: '10005' }).update({ student_code: 'ZZ001' })
    const ran = await run(cook, insert, body.token)
    expect(ran.body).toMatchObject({
      message: 'Ocurrió un error al insertar los servicios',
      done: 1,
      failed: 1,
      rows: [
        { student: 'ZZ001', result: 'failed', reason: 'El control de acceso no conoce a este estudiante.' },
        { student: '10006', result: 'done' },
      ],
    })
  })

  it('is not made while a system is down', async () => {
    const { cook, app } = await kitchen()
    await faultsAt(app, 'accessControl.main').injectFault('unreachable')
    const refused = await plan(cook, remove)
    expect([refused.status, refused.body.code]).toEqual([503, 'FEATURE_DOWN'])
    expect(await app.database('food_plan')).toEqual([])
  })

  it('run against a system that is down fails row by row and tells it so', async () => {
    const { cook, app } = await kitchen()
    const { body } = await plan(cook, insert, 'students=10013,10014&service=2')
    await faultsAt(app, 'accessControl.main').injectFault('unreachable')
    const ran = await run(cook, insert, body.token)
    expect(ran.body).toMatchObject({ done: 0, failed: 2 })
    expect(ran.body.rows[0]?.reason).toBe('El control de acceso no respondió. El cambio no se hizo.')
  })

  it('is void when late, when it is of the other act, and when nobody made it', async () => {
    const { cook, app } = await kitchen()
    const { body } = await plan(cook, insert, 'students=10001&service=2')
    expect((await run(cook, remove, body.token)).body.code).toBe('PLAN_SPENT')
    expect((await run(cook, insert, 'A'.repeat(43))).body.code).toBe('PLAN_SPENT')
    await app.database('food_plan').update({ expires_at: app.clock.wall().toISOString() })
    const late = await run(cook, insert, body.token)
    expect([late.status, late.body.code]).toEqual([409, 'PLAN_SPENT'])
    expect(await memoOf(app, 'accessControl.main').list('act/')).toEqual([])
  })

  it.each([
    'students=10001',
    'service=1',
    'students=10001&service=4',
    'students=100012&service=1',
    'students=10001,,10003&service=1',
    `students=${Array.from({ length: 1001 }, () => '10001').join(',')}&service=1`,
  ])('is none for %s', async (query) => {
    const { cook } = await kitchen(theHub())
    expect((await plan(cook, insert, query)).status).toBe(400)
  })

  it('has a token of one form', async () => {
    const { cook } = await kitchen(theHub())
    expect((await run(cook, insert, 'short')).status).toBe(400)
  })
})
