import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { recordAudit } from '../../../src/modules/audit/audit.store.ts'
import { findAudience } from '../../../src/modules/reminders/audience.ts'
import { findReminder } from '../../../src/modules/reminders/reminder.store.ts'
import { sendingsOf } from '../../../src/modules/reminders/sending.store.ts'
import { sendingsDataSource } from '../../../src/modules/reminders/sendings-data-source.ts'
import { keepSeasonStudents } from '../../../src/modules/students/season-student.store.ts'
import { sqlite } from '@matricula/hub/testing/databases'
import { enter, mailboxOf, remindedBy, runReminder, sleepingHub } from './a-reminder.ts'
import { announce, announced, at, deliverAll, emptyDatabase } from './reminders-at-work.ts'

describe('A reminder at work', () => {
  it('rests at night, and what was announced in the evening waits for the morning', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await enter(app, '10001')
    await enter(app, '10003')
    const { id } = await runReminder(app)
    await announce(at(app, '2025-06-19T19:00:00-05:00'))
    expect(await announced(app)).toEqual([])

    await announce(at(app, '2025-06-19T18:59:00-05:00'))
    await deliverAll(at(app, '2025-06-19T19:05:00-05:00'))
    expect(await remindedBy(app)).toEqual([])
    expect(await sendingsOf(app.database, id)).toMatchObject([
      { outcome: 'withheld' },
      { outcome: 'withheld' },
    ])

    await announce(at(app, '2025-06-20T15:00:00-05:00'))
    await deliverAll(at(app, '2025-06-20T15:01:00-05:00'))
    expect((await remindedBy(app)).toSorted()).toEqual([mailboxOf('10001'), mailboxOf('10003')])
  })

  it('does not write to who finished the step since it was announced', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await enter(app, '10001')
    const { id } = await runReminder(app)
    const then = at(app, '2025-06-19T10:00:00-05:00')
    await announce(then)
    await app.database('student').where({ code: '10001' }).update({ says_paid: 1 })
    await keepSeasonStudents(app.database, ['10001'])
    await deliverAll(then)
    expect(await remindedBy(app)).toEqual([])
    expect(await sendingsOf(app.database, id)).toMatchObject([{ outcome: 'withheld', times: 0 }])
  })

  it('counts who has no address, and who is refused at theirs, and reaches the others', async () => {
    const hub = await sleepingHub(await emptyDatabase(sqlite))
    for (const code of ['10001', '10002', '10003']) await enter(hub, code)
    const { sis } = hub.plugins
    const guardianContacts: typeof sis.guardianContacts = async (guardian, read) => {
      if (guardian.includes('10001')) return []
      const contacts = await sis.guardianContacts(guardian, read)
      const refused = contacts.map((one) => ({ ...one, value: 'nadie@refused.example' }))
      return guardian.includes('10002') ? refused : contacts
    }
    const app = { ...hub, plugins: { ...hub.plugins, sis: { ...sis, guardianContacts } } }
    const { id } = await runReminder(app)
    const then = at(app, '2025-06-19T10:00:00-05:00')
    await announce(then)
    await deliverAll(then)

    const [none, refused, sent] = await sendingsOf(app.database, id)
    expect(none).toMatchObject({ studentCode: '10001', outcome: 'no-address', times: 0, sentTo: [] })
    expect(refused).toMatchObject({ studentCode: '10002', outcome: 'failed', fault: 'rejected', times: 0 })
    expect(sent).toMatchObject({ studentCode: '10003', outcome: 'sent', fault: null, times: 1 })
    await announce(then)
    expect(await findReminder(app.database, id)).toMatchObject({ state: 'done' })
  })

  it('stops when the season closes', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await enter(app, '10001')
    const { id } = await runReminder(app, { repeatDays: 1, atMost: 5 })
    await announce(at(app, '2025-09-01T00:00:00-05:00'))
    expect(await announced(app)).toEqual([])
    expect(await findReminder(app.database, id)).toMatchObject({ state: 'stopped', stoppedBy: 'hub' })
  })

  it('waits for the days since the family’s last act', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await enter(at(app, '2025-06-19T10:00:00-05:00'), '10001')
    await runReminder(app, {
      audience: { steps: ['entered'], grades: [], waitingDays: 2 },
      repeatDays: 7,
      atMost: 2,
    })
    await announce(at(app, '2025-06-21T09:59:59-05:00'))
    expect(await announced(app)).toEqual([])
    await announce(at(app, '2025-06-21T10:00:01-05:00'))
    expect(await announced(app)).toEqual(['1:10001'])
  })

  it('is for the grades it names', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    for (const code of ['10001', '10003']) await enter(app, code)
    const { grades } = app.config.seasons.parents.parent
    const ids = grades.filter(({ key }) => key === 'QUINTO').map(({ id }) => id)
    const { missers } = await findAudience(app, { steps: ['entered'], grades: ids, waitingDays: 0 })
    expect(missers).toEqual([{ studentCode: '10003', step: 'entered' }])
  })

  it('leaves an erased family out, though the roster has it again, and counts it', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    for (const code of ['10001', '10003']) await enter(app, code)
    const { id, audience } = await runReminder(app)
    const then = at(app, '2025-06-19T10:00:00-05:00')
    await announce(then)
    const holder = sendingsDataSource(app.config.settings.privacy)
    expect(await holder.export(app.database, ['10001'], [])).toMatchObject([{ reminderId: id }])
    await inTransaction(app.database, async (trx) => {
      expect(await holder.erase(trx, ['10001'], [])).toBe(1)
      await recordAudit(trx, {
        at: app.clock.wall(),
        actor: 'staff:admin',
        act: 'family.erase',
        subject: '10001',
        before: null,
        after: { reason: 'caso 7', students: ['10001'], erased: {} },
        trace: 'test',
      })
    })

    await announce(at(app, '2025-06-21T10:00:00-05:00'))
    await deliverAll(then)
    expect(await remindedBy(app)).toEqual([mailboxOf('10003')])
    expect(await findAudience(app, audience)).toMatchObject({ erased: 1 })
    expect(await holder.export(app.database, ['10001'], [])).toEqual([])
  })

  it('is forgotten after the days of sign-ins, and the families after some', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await enter(app, '10001')
    await runReminder(app)
    await announce(at(app, '2025-06-19T10:00:00-05:00'))
    const { retain } = sendingsDataSource(app.config.settings.privacy)
    const days = (count: number) => new Date(Date.parse('2025-06-19T10:00:01-05:00') + count * 86_400_000)
    expect(await retain?.(app.database, days(7))).toBe(0)
    expect(await retain?.(app.database, days(8))).toBe(1)
    expect(await retain?.(app.database, days(364))).toBe(0)
    expect(await retain?.(app.database, days(365))).toBe(1)
  })

  it('is announced to no more families in a minute than the mail takes', async () => {
    const app = await sleepingHub(await emptyDatabase(sqlite))
    await runReminder(app, {
      audience: { steps: ['not-entered'], grades: [], waitingDays: 0 },
    })
    const then = at(app, '2025-06-19T10:00:00-05:00')
    await announce(then)
    expect(await announced(app)).toHaveLength(60)
    await announce(then)
    expect(new Set(await announced(app)).size).toBe(120)
  })
})
