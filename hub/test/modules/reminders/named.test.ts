import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { siblings } from '@matricula/hub/testing/families'
import { Family } from '@matricula/hub/testing/family'
import { mailsTo } from '@matricula/hub/testing/mailbox'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { announce } from './reminders-at-work.ts'
import { aReminder, draft, mailboxOf, type ReminderBody, remindedBy, type SendingBody } from './a-reminder.ts'

const byName = { audience: { ...aReminder.audience, by_name: true } }

async function enteredHub(database: (typeof databases)[number], ...codes: readonly string[]) {
  const hub = await runHub({ database })
  for (const code of codes) await Family.signIn(hub, code)
  return { hub, office: await signInStaff(hub, 'admissions') }
}

const name = (office: Visitor, id: string, ...students: readonly string[]) =>
  office.post<SendingBody[]>(`/api/reminders/${id}/students`, { students })

const statesOf = (office: Visitor, id: string, ...students: readonly string[]) =>
  office.get<SendingBody[]>(`/api/reminders/${id}/students?students=${students.join(',')}`)

const stateOf = async ({ hub }: TestHub, id: string) =>
  (await hub.app.database('reminder').where({ id }).first())?.state

describe.each(databases)('A reminder by name on $name', (database) => {
  it('goes to who is named to it and to nobody else, once however often they are named', async () => {
    const { hub, office } = await enteredHub(database, '10001', '10003')
    const { id } = await draft(office, byName)

    const named = await name(office, id, '10001')
    expect(named.body).toMatchObject([{ student: '10001', state: 'waiting', under_way: true }])
    await mailsTo(hub, mailboxOf('10001'))
    const { body } = await until(
      () => statesOf(office, id, '10001', '10003'),
      ({ body: seen }) => seen.every(({ state }) => state === 'sent'),
    )
    expect(body).toMatchObject([{ student: '10001', to: ['f•••@example.com'], times: 1, under_way: false }])

    await name(office, id, '10001')
    await announce(hub.hub.app)
    expect(await remindedBy(hub.hub.app)).toEqual([mailboxOf('10001')])
  })

  it('is taken up again when somebody is named after all were reached', async () => {
    const { hub, office } = await enteredHub(database, '10001', '10003')
    const { id } = await draft(office, byName)
    await name(office, id, '10001')
    await mailsTo(hub, mailboxOf('10001'))
    await until(
      async () => {
        await announce(hub.hub.app)
        return stateOf(hub, id)
      },
      (state) => state === 'done',
    )
    await name(office, id, '10003')
    await mailsTo(hub, mailboxOf('10003'))
    expect(await remindedBy(hub.hub.app)).toHaveLength(2)
  })

  it('waits for the day and for the sibling, and then goes by itself', async () => {
    const [one, other] = siblings
    const { hub, office } = await enteredHub(database, '10001', one, other)
    const { id } = await draft(office, byName)
    const both = await name(office, id, one, other)
    expect(both.body).toHaveLength(2)
    expect(both.body.filter(({ under_way: isUnderWay }) => isUnderWay)).toHaveLength(1)

    await setSeasonClock(hub, '2025-06-20T23:00:00-05:00')
    const atNight = await name(office, id, '10001')
    expect(atNight.body).toMatchObject([{ state: 'waiting', under_way: false }])
    await setSeasonClock(hub, '2025-06-21T08:00:00-05:00')
    await announce(hub.hub.app)
    await mailsTo(hub, mailboxOf('10001'))
  })

  it('leaves out who does not miss the step', async () => {
    const { office } = await enteredHub(database, '10001')
    const { id } = await draft(office, byName)
    expect((await name(office, id, '10002')).body).toEqual([])
  })

  it('is refused for one that goes to everybody, and for one that was stopped', async () => {
    const { office } = await enteredHub(database, '10001')
    const everybody = await draft(office)
    expect((await name(office, everybody.id, '10001')).body).toMatchObject({ code: 'REMINDER_STATE' })
    const stopped = await draft(office, byName)
    await name(office, stopped.id, '10003')
    await office.post(`/api/reminders/${stopped.id}/stop`, {})
    expect((await name(office, stopped.id, '10001')).body).toMatchObject({ code: 'REMINDER_STATE' })
  })

  it('tells of each student what it would do, and why not', async () => {
    const { office } = await enteredHub(database, '10001')
    const looks = await office.post<{ student: string; is: string; to: string[]; subject: string }[]>(
      '/api/reminders/preview/students',
      { ...aReminder, ...byName, students: ['10001', '10002', 'ZZZZZ'] },
    )
    expect(looks.body).toMatchObject([
      {
        student: '10001',
        is: 'due',
        step: 'entered',
        to: ['f•••@example.com'],
        subject: 'La matrícula de Mariana espera',
      },
      { student: '10002', is: 'not-missing', step: null, to: [] },
      { student: 'ZZZZZ', is: 'unknown', name: '', family: null },
    ])
  })
})

describe('A reminder under a key', () => {
  it('is the same one again for whoever asks, and is refused with other terms', async () => {
    const hub = await runHub()
    const [one, other] = [await signInStaff(hub, 'admissions'), await signInStaff(hub, 'finance')]
    const write = (office: Visitor, changes: object = {}) =>
      office.post<ReminderBody & { code?: string }>(
        '/api/reminders',
        { ...aReminder, ...changes },
        {
          'idempotency-key': 'aviso-2025',
        },
      )
    const [first, second] = await Promise.all([write(one), write(other)])
    expect(second.body.id).toBe(first.body.id)
    expect(await hub.hub.app.database('reminder')).toHaveLength(1)
    expect((await write(one, { name: 'Segundo aviso' })).body.code).toBe('KEY_REUSED')
  })
})
