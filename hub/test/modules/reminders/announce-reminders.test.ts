import { describe, expect, it } from 'vitest'
import { leaseMessages } from '../../../src/modules/outbox/outbox.store.ts'
import { findReminder } from '../../../src/modules/reminders/reminder.store.ts'
import { sendReminder } from '../../../src/modules/reminders/send-reminder.ts'
import { sendingsOf } from '../../../src/modules/reminders/sending.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { enter, mailboxOf, remindedBy, runReminder, sleepingHub, whenDelivered } from './a-reminder.ts'
import { announce, announced, at, emptyDatabase } from './reminders-at-work.ts'

describe.each(databases)('Reminders on $name', (kind) => {
  it('are announced once by two hubs that look at the same moment, and mailed once', async () => {
    const database = await emptyDatabase(kind)
    const [one, other] = [await sleepingHub(database), await sleepingHub(database)]
    const codes = ['10001', '10002', '10003']
    for (const code of codes) await enter(one, code)
    await runReminder(one)

    await Promise.all([announce(one), announce(other), announce(one), announce(other)])
    await whenDelivered(one)

    expect((await announced(one)).toSorted()).toEqual(codes.map((code) => `1:${code}`))
    expect((await remindedBy(one)).toSorted()).toEqual(codes.map(mailboxOf))
  })

  it('reach the family when the hub was killed before the mail left', async () => {
    const database = await emptyDatabase(kind)
    const killed = await sleepingHub(database)
    await enter(killed, '10001')
    await runReminder(killed)
    await announce({ ...killed, work: { ...killed.work, trigger: () => undefined } })
    expect(
      await leaseMessages(killed.database, { now: killed.clock.wall(), seconds: 0, limit: 20 }),
    ).toHaveLength(1)
    expect(await remindedBy(killed)).toEqual([])

    const next = await sleepingHub(database)
    next.work.trigger('deliver-outbox')
    await whenDelivered(next)
    await announce(next)
    expect(await remindedBy(next)).toEqual([mailboxOf('10001')])
  })

  it('reach the family once when the hub was killed after the mail left', async () => {
    const database = await emptyDatabase(kind)
    const killed = await sleepingHub(database)
    await enter(killed, '10001')
    const { id } = await runReminder(killed)
    await announce({ ...killed, work: { ...killed.work, trigger: () => undefined } })
    const [row] = await leaseMessages(killed.database, { now: killed.clock.wall(), seconds: 0, limit: 20 })
    if (row === undefined) throw new Error('nothing is announced')
    const message = { payload: JSON.parse(row.payload), key: row.key, attempts: 1, trace: 'test' }
    await sendReminder(killed)(message, AbortSignal.timeout(5000))
    expect(await remindedBy(killed)).toHaveLength(1)

    const next = await sleepingHub(database)
    next.work.trigger('deliver-outbox')
    await whenDelivered(next)
    expect(await remindedBy(next)).toHaveLength(1)
    expect(await sendingsOf(next.database, id)).toMatchObject([{ outcome: 'sent', times: 1 }])
  })

  it('leave a family in peace for a day, whichever reminder and whichever child it is', async () => {
    const app = await sleepingHub(await emptyDatabase(kind))
    for (const code of ['10013', '10014']) await enter(app, code)
    const first = await runReminder(app)
    await runReminder(app, { name: 'Otro aviso' })

    await announce(at(app, '2025-06-19T12:00:00-05:00'))
    await announce(at(app, '2025-06-20T07:59:59-05:00'))
    expect(await announced(app)).toEqual(['1:10013'])
    expect(await findReminder(app.database, first.id)).toMatchObject({ state: 'running' })

    await announce(at(app, '2025-06-20T08:00:00-05:00'))
    expect(await announced(app)).toEqual(['1:10013', '1:10014'])
  })
})
