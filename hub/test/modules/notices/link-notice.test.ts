import { describe, expect, it } from 'vitest'
import { announceLink, useLetterLink } from '../../../src/modules/access/index.ts'
import { inTransaction } from '../../../src/db/transaction.ts'
import { sendLinkNotice } from '../../../src/modules/notices/send-notices.ts'
import { mailsOf, secretIn } from '@matricula/hub/testing/mailbox'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const input = { purpose: 'student-sign-in', subject: '10001', locale: 'es-CO', trace: 'test' } as const

async function announced({ hub }: TestHub, changes: object = {}) {
  const { app } = hub
  await inTransaction(app.database, (trx) => announceLink(trx, app, { ...input, ...changes }))
  app.work.trigger('deliver-outbox')
  return until(
    () => app.database('outbox').where({ topic: 'notice.link' }).first(),
    (row) => row?.status !== 'due',
  )
}

async function guardiansOf({ hub }: Pick<TestHub, 'hub'>): Promise<readonly string[]> {
  const { sis } = hub.app.plugins
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  const addresses: string[] = []
  for (const { relatedId } of await sis.relationships('stu-10001', read)) {
    for (const { kind, value } of await sis.guardianContacts(relatedId, read))
      if (kind === 'email') addresses.push(value.toLowerCase())
  }
  return addresses
}

describe('The link for a family to sign in', () => {
  it('goes to every guardian’s address, one of its own to each, and each works once', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    expect((await announced(hub)).status).toBe('done')

    const mails = await mailsOf(app)
    const addresses = await guardiansOf(hub)
    expect(addresses.length).toBeGreaterThan(1)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([...new Set(addresses)].toSorted())
    for (const mail of mails) {
      expect(mail.text).toContain(`${hub.url}/enrollment/login?link=`)
      expect(mail.text).not.toContain('10001')
    }
    const secrets = mails.map(secretIn)
    expect(new Set(secrets).size).toBe(secrets.length)
    for (const secret of secrets) {
      expect(await useLetterLink(app.database, secret, app.clock.wall())).toBe('10001')
      expect(await useLetterLink(app.database, secret, app.clock.wall())).toBeNull()
    }
  })

  it('is for nobody where nobody has the code', async () => {
    const hub = await runHub()
    expect((await announced(hub, { subject: 'ZZZZZ' })).status).toBe('done')
    expect(await mailsOf(hub.hub.app)).toEqual([])
  })

  it('reaches the others when one address is refused', async () => {
    const { hub } = await runHub()
    const { plugins } = hub.app
    const [refused, ...others] = await guardiansOf({ hub })
    const guardianContacts: typeof plugins.sis.guardianContacts = async (...asked) => {
      const contacts = await plugins.sis.guardianContacts(...asked)
      return contacts.map((one) => (one.value === refused ? { ...one, value: 'nadie@refused.example' } : one))
    }
    const app = { ...hub.app, plugins: { ...plugins, sis: { ...plugins.sis, guardianContacts } } }
    const message = { payload: input, key: 'link:test', attempts: 1, trace: 'test' }
    await sendLinkNotice(app)(message, AbortSignal.timeout(5000))
    expect((await mailsOf(app)).map(({ to }) => to).toSorted()).toEqual(others.toSorted())
  })

  it('is on hold for a person when every address is refused', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    const at = app.clock.wall().toISOString()
    const guardian = { id: 'a-guardian', email: 'nadie@refused.example', name: 'Nadie', created_at: at }
    await app.database('guardian').insert(guardian)
    const row = await announced(hub, { purpose: 'guardian-verify', subject: 'a-guardian' })
    expect(row).toMatchObject({ status: 'on_hold', attempts: 1 })
    expect(row.last_fault).not.toContain('refused.example')
  })
})
