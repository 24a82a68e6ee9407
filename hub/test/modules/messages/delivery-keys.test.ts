import { shortDigest } from '@matricula/contract/sandbox'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { announceLink } from '../../../src/modules/access/index.ts'
import { sha256 } from '../../../src/shared/ids.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { mailboxOf, startNow } from '../reminders/a-reminder.ts'

/** The key of the one delivery of a topic, once it has left. */
async function keyOf({ hub }: TestHub, topic: string): Promise<string> {
  const row = await until(
    () => hub.app.database('outbox').where({ topic }).first(),
    (found) => found?.status === 'done',
  )
  return row.key
}

const refOf = (key: string) => `MSG-${shortDigest(key).slice(0, 20)}`

/** Of the delivery to one of several addresses. */
const refAt = (key: string, to: string) => refOf(`${key}:${sha256(to).slice(0, 16)}`)

describe('A message', () => {
  it('has the key at its vendor that every version makes of its delivery', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    const receipt = await keyOf(hub, 'notice.receipt')
    const before = (await mailsOf(app)).map(({ ref }) => ref)
    expect(before).toEqual([refOf(receipt)])

    await Family.signIn(hub, '10003')
    await startNow(await signInStaff(hub, 'admissions'))
    const reminder = await keyOf(hub, 'notice.reminder')
    const target = { purpose: 'student-sign-in', subject: '10001', locale: 'es-CO', trace: 'test' } as const
    await inTransaction(app.database, (trx) => announceLink(trx, app, target))
    app.work.trigger('deliver-outbox')
    const link = await keyOf(hub, 'notice.link')

    const [, reminded, ...linked] = await mailsOf(app)
    expect(reminded?.ref).toBe(refAt(reminder, mailboxOf('10003')))
    expect(linked.length).toBeGreaterThan(1)
    for (const { ref, to } of linked) expect(ref).toBe(refAt(link, to))
  })
})
