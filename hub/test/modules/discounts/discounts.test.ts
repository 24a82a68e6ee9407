import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { alumni, ask, discounts, files, granted, list, review, withdraw } from './a-discount.ts'

/** An office that nobody has asked for a discount yet. */
async function office(hub: TestHub) {
  const { database } = hub.hub.app
  for (const table of ['discount_proof', 'discount', 'audit']) await database(table).delete()
  await setSeasonClock(hub, '2025-06-19T10:00:00-05:00')
  const admissions = await signInStaff(hub, 'admissions')
  return { hub, app: hub.hub.app, admissions, finance: await signInStaff(hub, 'finance') }
}

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe.each(databases)('A discount on $name', (database) => {
  const theHub = useHub({ database })

  it('is asked by one, granted by another until a day, and says who and when', async () => {
    const { admissions, finance } = await office(theHub())

    const asked = await ask(admissions)
    const answer = await review(finance, asked.body.id)

    expect([asked.status, answer.status]).toEqual([200, 200])
    expect(asked.body).toMatchObject({
      student: '10001',
      name: 'Mariana Gómez Rojas',
      kind: 'alumni',
      percent: 2000,
      state: 'asked',
      note: alumni.note,
      asked_by: 'staff:admisiones',
      reviewed_by: null,
      expires_on: null,
      proof: { type: 'application/pdf', size: files.pdf.length },
    })
    expect(answer.body).toEqual({
      ...asked.body,
      state: 'granted',
      reviewed_by: 'staff:finanzas',
      reviewed_at: expect.stringMatching(/^2025-06-19T/),
      review_note: 'Visto el original.',
      expires_on: '2026-06-30',
    })
    expect((await admissions.get(`${discounts}/${asked.body.id}`)).body).toEqual(answer.body)
  })

  it('is kept in the trail at every step, without its notes', async () => {
    const { app, admissions, finance } = await office(theHub())
    const { id } = await granted(admissions, finance)
    await withdraw(admissions, id)

    const trail = await app.database('audit').whereLike('act', 'discount.%').orderBy('id')

    expect(trail.map(({ act, actor, subject }) => [act, actor, subject])).toEqual([
      ['discount.ask', 'staff:admisiones', '10001'],
      ['discount.grant', 'staff:finanzas', '10001'],
      ['discount.withdraw', 'staff:admisiones', '10001'],
    ])
    expect(JSON.parse(trail[1].after)).toEqual({
      id,
      kind: 'alumni',
      percent: 2000,
      state: 'granted',
      expiresOn: '2026-06-30',
    })
    expect(JSON.stringify(trail)).not.toContain('egresada')
  })

  it('is never reviewed by who asked for it', async () => {
    const { finance, admissions } = await office(theHub())
    const asked = await ask(finance)

    const own = await review(finance, asked.body.id)

    expect([own.status, own.body.code]).toEqual([409, 'DISCOUNT_OWN'])
    expect((await list(admissions)).body).toMatchObject([{ state: 'asked', reviewed_by: null }])
  })

  it('gets one verdict of two reviewers at once', async () => {
    const { hub, admissions, finance } = await office(theHub())
    const admin = await signInStaff(hub, 'admin')
    const { id } = (await ask(admissions)).body

    const answers = await Promise.all([
      review(finance, id),
      review(admin, id, { decision: 'refuse', expires_on: undefined }),
    ])

    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DISCOUNT_CLOSED')
    const won = answers.find(({ status }) => status === 200)?.body
    expect((await list(admissions)).body).toEqual([won])
  })

  it('is asked once of a kind, whoever is first, and again after it was refused or taken back', async () => {
    const { app, admissions, finance } = await office(theHub())

    const answers = await Promise.all([ask(admissions), ask(finance), ask(admissions), ask(finance)])

    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('DISCOUNT_ACTIVE')
    expect(await app.database('discount_proof')).toHaveLength(1)
    expect((await ask(admissions, { kind: 'employee' })).status).toBe(200)
    const first = answers.find(({ status }) => status === 200)?.body.id ?? ''
    expect((await withdraw(admissions, first)).body).toMatchObject({
      state: 'withdrawn',
      withdrawn_by: 'staff:admisiones',
      withdraw_note: 'Se pidió por error.',
    })
    const second = await ask(admissions)
    expect(second.status).toBe(200)
    const refused = await review(finance, second.body.id, { decision: 'refuse', expires_on: undefined })
    expect(refused.body).toMatchObject({ state: 'refused', expires_on: null })
    expect((await ask(admissions)).status).toBe(200)
  })

  it('holds through its last day in Bogotá, has expired on the next, and may then be asked anew', async () => {
    const { hub, admissions, finance } = await office(theHub())
    const { id } = await granted(admissions, finance, {}, '2025-06-30')

    await setSeasonClock(hub, '2025-06-30T23:59:00-05:00')
    expect((await list(admissions)).body).toMatchObject([{ state: 'granted' }])
    expect((await ask(admissions)).body.code).toBe('DISCOUNT_ACTIVE')
    await setSeasonClock(hub, '2025-07-01T00:00:00-05:00')
    expect((await list(admissions)).body).toMatchObject([{ id, state: 'expired' }])
    expect((await withdraw(admissions, id)).body.code).toBe('DISCOUNT_CLOSED')

    expect((await ask(admissions)).status).toBe(200)
    expect((await list(admissions)).body.map(({ state }) => state)).toEqual(['asked', 'expired'])
  })

  it('is reviewed and taken back no more once it is settled', async () => {
    const { hub, admissions, finance } = await office(theHub())
    const admin = await signInStaff(hub, 'admin')
    const { id } = await granted(admissions, finance)
    expect((await review(admin, id)).body.code).toBe('DISCOUNT_CLOSED')
    await withdraw(finance, id)
    expect((await withdraw(finance, id)).body.code).toBe('DISCOUNT_CLOSED')
    expect((await review(admin, id)).body.code).toBe('DISCOUNT_CLOSED')
  })
})

const theHub = useHub()

describe('The form of a discount', () => {
  it.each<[string, object, string]>([
    ['no day', { expires_on: undefined }, 'Indique qué día vence el descuento.'],
    ['a day that has passed', { expires_on: '2025-06-18' }, 'Ese día ya pasó.'],
    ['a day too far', { expires_on: '2027-06-20' }, 'Un descuento vence en máximo dos años.'],
    ['a refusal with a day', { decision: 'refuse' }, 'Un descuento negado no tiene fecha de vencimiento.'],
  ])('is sent back by %s', async (_title, changes, message) => {
    const { admissions, finance } = await office(theHub())
    const { id } = (await ask(admissions)).body
    const { status, body } = await review(finance, id, changes)
    expect([status, body.code, body.errors]).toEqual([422, 'BAD_INPUT', { expires_on: [message] }])
  })

  it('is no request at all without its sense', async () => {
    const { admissions } = await office(theHub())
    const senseless = [
      { kind: 'friend' },
      { percent: 0 },
      { percent: 10_001 },
      { percent: 12.5 },
      { note: '  ' },
      { note: 'ab\u0000c' },
      { proof: undefined },
      { state: 'granted' },
    ]
    for (const changes of senseless)
      expect([changes, (await ask(admissions, changes)).status]).toEqual([changes, 400])
    expect((await list(admissions)).body).toEqual([])
  })

  it('is of a student, in any case of the code', async () => {
    const { admissions } = await office(theHub())
    expect((await ask(admissions, { student: 'zzzzz' })).body.code).toBe('NOT_FOUND')
    expect((await ask(admissions, { student: 'a1b2c' })).body.student).toBe('A1B2C')
  })

  it('is nowhere under an id that nobody has', async () => {
    const { finance } = await office(theHub())
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await review(finance, nobody)).status).toBe(404)
    expect((await withdraw(finance, nobody)).status).toBe(404)
    expect((await finance.get(`${discounts}/${nobody}`)).status).toBe(404)
    expect((await finance.get(`${discounts}/${nobody}/proof`)).status).toBe(404)
    expect((await finance.get(`${discounts}/1`)).status).toBe(400)
  })
})

describe('Who may do what with a discount', () => {
  it('is: admissions asks and does not review', async () => {
    const { admissions, finance } = await office(theHub())
    const { id } = (await ask(finance)).body
    expect((await review(admissions, id)).body.code).toBe('FORBIDDEN')
    expect((await withdraw(admissions, id)).status).toBe(200)
  })

  it('is: no key asks, reviews or takes back, whatever its roles', async () => {
    const { hub, admissions } = await office(theHub())
    const { id } = (await ask(admissions)).body
    const key = await comeWithKey(hub, 'admin')
    expect((await list(key)).body).toHaveLength(1)
    for (const tried of [
      await ask(key, { kind: 'employee' }),
      await review(key, id),
      await withdraw(key, id),
    ]) {
      expect([tried.status, tried.body.code]).toEqual([403, 'FORBIDDEN'])
    }
  })

  it('is: the gate, the kitchen and the buses see nothing', async () => {
    const { hub } = await office(theHub())
    for (const role of ['security', 'food', 'transport', 'it'] as const) {
      expect((await list(await signInStaff(hub, role))).status).toBe(403)
    }
  })
})
