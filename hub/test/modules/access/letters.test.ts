import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { announceLink } from '../../../src/modules/access/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { type Mail, mailsOf, secretIn } from '@matricula/hub/testing/mailbox'
import { minutesLater } from '@matricula/hub/testing/minutes-later'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

const settings = { access: { secondProof: 'mailLink' } }

interface Letters {
  readonly browser: Visitor
  /** Six digits, the same in each letter. */
  readonly code: string
  /** One for each guardian. */
  readonly links: readonly string[]
}

const byCode = (browser: Visitor, code: string) =>
  browser.post<ProblemBody>('/api/enrollment/login/code', { code, remember: false })

const byLink = (browser: Visitor, token = '') =>
  browser.post<ProblemBody>('/api/enrollment/login/link', { token, remember: false })

/** All that was to leave has left, and this is what came after so many. */
async function newMails({ hub: { app } }: TestHub, before: number): Promise<readonly Mail[]> {
  await until(
    () => app.database('outbox').where({ topic: 'notice.link' }).whereNot({ status: 'done' }),
    ({ length }) => length === 0,
  )
  return (await mailsOf(app)).slice(before)
}

async function askedFor(hub: TestHub): Promise<Letters> {
  const browser = hub.visitor()
  await browser.post('/api/enrollment/login', { studentCode: '10001' })
  const mails = await newMails(hub, 0)
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  return { browser, code, links: mails.map(secretIn) }
}

async function letters(options: TestHubOptions) {
  const hub = await runHub({ ...options, settings })
  return { hub, ...(await askedFor(hub)) }
}

describe.each(databases)('A letter to sign in by on $name', (database) => {
  it('opens once, by its digits or by the link of any guardian: the digits', async () => {
    const { hub, browser, code, links } = await letters({ database })
    expect((await byCode(browser, code)).status).toBe(200)
    for (const link of links) expect((await byLink(hub.visitor(), link)).body.code).toBe('LINK_EXPIRED')
  })

  it('opens once, by its digits or by the link of any guardian: a link', async () => {
    const { hub, browser, code, links } = await letters({ database })
    const [first, second] = links
    expect((await byLink(hub.visitor(), first)).status).toBe(200)
    expect((await byLink(hub.visitor(), second)).body.code).toBe('LINK_EXPIRED')
    expect((await byCode(browser, code)).body.code).toBe('CODE_EXPIRED')
  })

  it('that another browser asked for opens all the same', async () => {
    const { hub, browser, code, links } = await letters({ database })
    await minutesLater(hub)
    await hub.visitor().post('/api/enrollment/login', { studentCode: '10001' })
    const [other] = (await newMails(hub, links.length)).map(secretIn)
    expect((await byCode(browser, code)).status).toBe(200)
    expect((await byLink(hub.visitor(), other)).status).toBe(200)
  })

  it('opens nothing once the family’s devices were forgotten', async () => {
    const { hub, browser, code, links } = await letters({ database })
    const admissions = await signInStaff(hub, 'admissions')
    expect((await admissions.delete('/api/enrollment/admin/devices/10001')).status).toBe(204)
    expect((await byCode(browser, code)).body.code).toBe('CODE_EXPIRED')
    for (const link of links) expect((await byLink(hub.visitor(), link)).body.code).toBe('LINK_EXPIRED')
  })

  it('that was on its way when they were forgotten is not sent', async () => {
    const { hub } = await letters({ database })
    const { app } = hub.hub
    const sent = (await mailsOf(app)).length
    const letter = { purpose: 'student-sign-in', subject: '10001', locale: 'es-CO', trace: 't' } as const
    await inTransaction(app.database, (trx) => announceLink(trx, app, { ...letter, challenge: 'dropped' }))
    app.work.trigger('deliver-outbox')
    await until(
      async (): Promise<{ status: string }[]> =>
        app.database('outbox').where({ topic: 'notice.link' }).orderBy('id'),
      (rows) => rows.length === 2 && rows.every(({ status }) => status === 'done'),
    )
    expect(await mailsOf(app)).toHaveLength(sent)
  })
})
