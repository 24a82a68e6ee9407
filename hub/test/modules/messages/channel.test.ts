import type { NoticeChannel } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { sendingsOf } from '../../../src/modules/reminders/sending.store.ts'
import { readBooks } from '@matricula/hub/testing/books'
import { sqlite } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import {
  draft,
  enter,
  mailboxOf,
  type PreviewBody,
  remindedBy,
  runReminder,
  type SendingBody,
  sleepingHub,
  startNow,
} from '../reminders/a-reminder.ts'
import { announce, at, deliverAll, emptyDatabase } from '../reminders/reminders-at-work.ts'

/** The first telephone of the guardian who pays. */
const payingPhone = async ({ hub }: TestHub, code: string): Promise<string> => {
  const { sis } = hub.app.plugins
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  const relationships = await sis.relationships(`stu-${code}`, read)
  const payer = relationships.find(({ financiallyResponsible }) => financiallyResponsible)
  const contacts = await sis.guardianContacts(payer?.relatedId ?? '', read)
  return contacts.find(({ kind }) => kind === 'phone')?.value ?? ''
}

const byWhatsapp = { plugins: { notices: { main: { settings: { channels: ['whatsapp'] } } } } }

async function whenDelivered({ hub }: TestHub, topic: string): Promise<void> {
  const row = await until(
    () => hub.app.database('outbox').where({ topic }).first(),
    (found) => found !== undefined && found.status !== 'due',
  )
  expect(row).toMatchObject({ status: 'done', last_fault: null })
}

describe('A school that writes by WhatsApp alone', () => {
  it('tells who paid of the receipt by a message to the telephone they gave', async () => {
    const hub = await runHub(byWhatsapp)
    const family = await Family.signIn(hub, '10001')
    await family.enrol(rightAndCosts)
    await whenDelivered(hub, 'notice.receipt')

    const { data } = await family.check()
    const [message, ...others] = await mailsOf(hub.hub.app)
    expect(others).toEqual([])
    expect(message).toMatchObject({ channel: 'whatsapp', to: '3001234567', html: null })
    expect(message?.text).toContain(`${hub.url}/enrollment/resume/${data?.receiptToken}`)
  })

  it('tells the guardian who pays of it where the payment asked for nobody', async () => {
    const hub = await runHub(byWhatsapp)
    const family = await Family.signIn(hub, '10004')
    await family.enrol(rightAndCosts)
    await until(
      () => readBooks(hub.hub.app, '10004'),
      ({ deliveries }) => deliveries['notice.receipt'] === 'done',
    )

    expect(await mailsOf(hub.hub.app)).toMatchObject([
      { channel: 'whatsapp', to: await payingPhone(hub, '10004') },
    ])
  })

  it('reminds the guardian who pays by a message, and shows the end of the telephone alone', async () => {
    const hub = await runHub(byWhatsapp)
    await Family.signIn(hub, '10001')
    const office = await signInStaff(hub, 'admissions')
    const phone = await payingPhone(hub, '10001')
    const shown = `•••${phone.slice(-2)}`
    const { id } = await draft(office)
    const { body: preview } = await office.post<PreviewBody>(`/api/reminders/${id}/preview`, {})
    expect(preview).toMatchObject({ without_address: 0, sample: [{ student: '10001', to: [shown] }] })

    const { id: started } = await startNow(office)
    await whenDelivered(hub, 'notice.reminder')

    const [message] = await mailsOf(hub.hub.app)
    expect(message).toMatchObject({ channel: 'whatsapp', to: phone, html: null })
    expect(message).toMatchObject({ subject: preview.sample[0]?.subject, text: preview.sample[0]?.text })
    const sendings = await office.get<SendingBody[]>(`/api/reminders/${started}/sendings`)
    expect(sendings.body).toMatchObject([{ student: '10001', to: [shown], times: 1, state: 'sent' }])
  })
})

describe('A school without a plugin of notices', () => {
  it('keeps its messages on hold until somebody has configured one', async () => {
    const hub = await runHub({ plugins: { notices: null } })
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    const row = await until(
      () => hub.hub.app.database('outbox').where({ topic: 'notice.receipt' }).first(),
      (found) => found !== undefined && found.status !== 'due',
    )
    expect(row).toMatchObject({ status: 'on_hold', last_fault: expect.stringContaining('unsupported') })
  })
})

describe('A guardian who pays and has no mail address', () => {
  async function reminded(channels: readonly NoticeChannel[]) {
    const hub = await sleepingHub(await emptyDatabase(sqlite))
    const { sis, notices } = hub.plugins
    const guardianContacts: typeof sis.guardianContacts = async (...asked) =>
      (await sis.guardianContacts(...asked)).filter(({ kind }) => kind === 'phone')
    const plugins = {
      ...hub.plugins,
      sis: { ...sis, guardianContacts },
      notices: { ...notices, supports: { ...notices.supports, channels } },
    }
    const app = at({ ...hub, plugins }, '2025-06-19T10:00:00-05:00')
    await enter(app, '10001')
    const { id } = await runReminder(app)
    await announce(app)
    await deliverAll(app)
    const [sending] = await sendingsOf(app.database, id)
    return { sending, messages: await mailsOf(app) }
  }

  it('has no address where the school sends mail alone', async () => {
    const { sending, messages } = await reminded(['email'])
    expect(sending).toMatchObject({ outcome: 'no-address', times: 0, sentTo: [] })
    expect(messages).toEqual([])
  })

  it('is reminded by a message where the school sends some', async () => {
    const { sending, messages } = await reminded(['email', 'sms'])
    expect(sending).toMatchObject({ outcome: 'sent', times: 1 })
    expect(messages).toMatchObject([{ channel: 'sms', to: expect.stringMatching(/^3\d{9}$/), html: null }])
  })
})

describe('A reminder to two guardians who pay', () => {
  it('counts as sent when one of them is refused', async () => {
    const hub = await sleepingHub(await emptyDatabase(sqlite))
    const { sis } = hub.plugins
    const relationships: typeof sis.relationships = async (...asked) =>
      (await sis.relationships(...asked)).map((one) => ({ ...one, financiallyResponsible: true }))
    const guardianContacts: typeof sis.guardianContacts = async (guardian, read) => {
      const contacts = await sis.guardianContacts(guardian, read)
      const isKnown = contacts.some(({ value }) => value === mailboxOf('10001'))
      return isKnown ? contacts : [{ kind: 'email', value: 'nadie@refused.example', label: 'Personal' }]
    }
    const plugins = { ...hub.plugins, sis: { ...sis, relationships, guardianContacts } }
    const app = at({ ...hub, plugins }, '2025-06-19T10:00:00-05:00')
    await enter(app, '10001')
    const { id } = await runReminder(app)
    await announce(app)
    await deliverAll(app)

    expect(await remindedBy(app)).toEqual([mailboxOf('10001')])
    const [sending] = await sendingsOf(app.database, id)
    expect(sending).toMatchObject({ outcome: 'sent', times: 1, fault: null })
    expect(sending?.sentTo).toEqual(['f•••@example.com', 'n•••@refused.example'])
  })
})
