import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { siblings } from '@matricula/hub/testing/families'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { mailsTo } from '@matricula/hub/testing/mailbox'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import {
  aReminder,
  draft,
  mailboxOf,
  type PreviewBody,
  type ReminderBody,
  remindedBy,
  type SendingBody,
  startNow,
  whenDelivered,
} from './a-reminder.ts'

const read = (office: Visitor, id: string) => office.get<ReminderBody>(`/api/reminders/${id}`)

async function whenItIs(office: Visitor, id: string, state: string): Promise<ReminderBody> {
  const { body } = await until(
    () => read(office, id),
    ({ body: seen }) => seen.state === state,
  )
  return body
}

async function sendingsOf(office: Visitor, id: string) {
  return (await office.get<SendingBody[]>(`/api/reminders/${id}/sendings`)).body
}

describe.each(databases)('A reminder on $name', (database) => {
  it('shows what it would send, and once started goes to each family that misses the step, once', async () => {
    const hub = await runHub({ database })
    for (const code of ['10001', '10003']) await Family.signIn(hub, code)
    const office = await signInStaff(hub, 'admissions')
    const { id } = await draft(office)

    const preview = await office.post<PreviewBody>(`/api/reminders/${id}/preview`, {})
    const [first] = preview.body.sample
    expect(preview.body).toMatchObject({
      audience: 2,
      erased: 0,
      in_peace: 0,
      hour: 'open',
      looked_at: 2,
      without_address: 0,
    })
    expect(first).toMatchObject({
      student: '10001',
      to: ['f•••@example.com'],
      subject: 'La matrícula de Mariana espera',
    })
    expect(first?.text).toContain('(Segundo) le falta el inicio de la matrícula.')
    expect(first?.text).toContain(`${hub.url}/enrollment/login`)
    expect(await remindedBy(hub.hub.app)).toEqual([])

    const started = await office.post<ReminderBody>(`/api/reminders/${id}/start`, { audience: 2 })
    expect(started.body).toMatchObject({ state: 'running', started_by: 'staff:admisiones' })
    const [mail] = await mailsTo(hub, mailboxOf('10001'))
    expect(mail).toMatchObject({ subject: first?.subject, text: first?.text })
    await mailsTo(hub, mailboxOf('10003'))
    await whenDelivered(hub.hub.app)

    hub.hub.app.work.trigger('announce-reminders')
    expect(await whenItIs(office, id, 'done')).toMatchObject({ stopped_by: 'hub', counts: { sent: 2 } })
    expect((await remindedBy(hub.hub.app)).toSorted()).toEqual([mailboxOf('10001'), mailboxOf('10003')])
  })

  it('comes again after its days, and not to a family that is done', async () => {
    const hub = await runHub({ database })
    const done = await Family.signIn(hub, '10001')
    await Family.signIn(hub, '10003')
    const office = await signInStaff(hub, 'finance')
    const { id } = await startNow(office, { repeat_days: 7, at_most: 2 })
    await mailsTo(hub, mailboxOf('10001'))
    await mailsTo(hub, mailboxOf('10003'))
    await whenDelivered(hub.hub.app)

    await done.enrol(rightAndCosts)
    await until(
      () => done.check(),
      ({ status }) => status === 'APROBADO',
    )
    await setSeasonClock(hub, '2025-06-26T11:00:00-05:00')
    hub.hub.app.work.trigger('announce-reminders')
    await mailsTo(hub, mailboxOf('10003'), 2)

    const reminded = await remindedBy(hub.hub.app)
    expect(reminded.filter((to) => to === mailboxOf('10001'))).toHaveLength(1)
    const { body } = await until(
      () => read(office, id),
      ({ body: seen }) => seen.counts.waiting === 0,
    )
    expect(body.state).toBe('running')
    expect(body.counts).toEqual({
      audience: 1,
      erased: 0,
      sent: 2,
      failed: 0,
      no_address: 0,
      waiting: 0,
      finished: 1,
    })
    const [first, second] = await sendingsOf(office, id)
    expect(first).toMatchObject({ student: '10001', times: 1, state: 'finished', to: ['f•••@example.com'] })
    expect(second).toMatchObject({ student: '10003', times: 2, state: 'sent', reason: null })
    expect(second?.last_at).toContain('2025-06-26T11:0')
    const last = await office.get<SendingBody[]>(`/api/reminders/${id}/sendings?page[size]=1&sort=-student`)
    expect(last.body.map(({ student }) => student)).toEqual(['10003'])
    expect(last.headers.get('x-total-count')).toBe('2')
  })

  it('tells how many wait, because a sibling’s mail or an earlier one reaches the family', async () => {
    const hub = await runHub({ database })
    for (const code of siblings) await Family.signIn(hub, code)
    const office = await signInStaff(hub, 'admissions')
    const look = async () => (await office.post<PreviewBody>('/api/reminders/preview', aReminder)).body
    expect(await look()).toMatchObject({ audience: 2, in_peace: 1, hour: 'open' })
    await startNow(office)
    await whenDelivered(hub.hub.app)
    expect(await look()).toMatchObject({ audience: 2, in_peace: 2 })
    await setSeasonClock(hub, '2025-06-26T22:00:00-05:00')
    expect(await look()).toMatchObject({ in_peace: 1, hour: 'quiet' })
  })

  it('that is stopped sends nothing more, not even what is announced', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await faultsAt(app, 'notices.main').injectFault('unreachable')
    await Family.signIn(hub, '10001')
    const office = await signInStaff(hub, 'admin')
    const { id } = await startNow(office)
    await until(
      () => app.database('outbox').where({ topic: 'notice.reminder' }).first(),
      (row) => row?.last_fault != null,
    )

    const stopped = await office.post<ReminderBody>(`/api/reminders/${id}/stop`, {})
    expect(stopped.body).toMatchObject({ state: 'stopped', stopped_by: 'staff:admin' })
    expect((await office.post<ReminderBody>(`/api/reminders/${id}/stop`, {})).body).toEqual(stopped.body)
    expect((await office.post(`/api/reminders/${id}/start`, { audience: 1 })).status).toBe(409)

    await faultsAt(app, 'notices.main').clearFault()
    const now = app.clock.wall().toISOString()
    await app.database('outbox').where({ status: 'due' }).update({ due_at: now })
    app.work.trigger('deliver-outbox')
    await until(
      () => app.database('outbox').where({ topic: 'notice.reminder' }).first(),
      (row) => row.status === 'done',
    )
    expect(await remindedBy(app)).toEqual([])
    expect(await sendingsOf(office, id)).toMatchObject([{ student: '10001', times: 0, last_at: null }])
  })
})

describe('The sendings of a reminder', () => {
  it('show as failed what waits for a person, until that person lets it go', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    await faultsAt(app, 'notices.main').injectFault('unreachable')
    await Family.signIn(hub, '10001')
    const office = await signInStaff(hub, 'admin')
    const { id } = await startNow(office)
    const delivery = await until(
      () => app.database('outbox').where({ topic: 'notice.reminder' }).first(),
      (row) => row?.last_fault != null && row.leased_until === null,
    )
    expect(await sendingsOf(office, id)).toMatchObject([{ state: 'waiting' }])
    await office.post(`/api/outbox/${delivery.id}/hold`, {})
    expect(await sendingsOf(office, id)).toMatchObject([{ state: 'failed', times: 0 }])
    expect((await read(office, id)).body.counts).toMatchObject({ failed: 1, waiting: 0, sent: 0 })

    await faultsAt(app, 'notices.main').clearFault()
    await office.post(`/api/outbox/${delivery.id}/retry`, {})
    await whenDelivered(app)
    expect(await sendingsOf(office, id)).toMatchObject([{ state: 'sent', times: 1 }])
  })

  it('of a reminder nobody has are not there', async () => {
    const office = await signInStaff(await runHub(), 'finance')
    const path = '/api/reminders/00000000-0000-4000-8000-000000000000'
    const answers = [
      await office.get(path),
      await office.get(`${path}/sendings`),
      await office.post(`${path}/preview`, {}),
      await office.post(`${path}/start`, { audience: 1 }),
      await office.post(`${path}/stop`, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})
