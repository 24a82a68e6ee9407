import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { Family } from '@matricula/hub/testing/family'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { Guardian } from '@matricula/hub/testing/invoices'
import { lateAndEarly } from '@matricula/hub/testing/late-and-early'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import {
  askForDocuments,
  LinkPayer,
  linkPayer,
  linkDocuments,
  linksOf,
} from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'

const code = '10003'
const owed = 1_250_000

/** A guardian has sent a link for all that is open of 10003. */
async function aLink(changes: object = {}, options: TestHubOptions = {}) {
  const hub = await runHub(options)
  const guardian = await Guardian.comes(hub)
  const payables = await guardian.payables()
  const link = await linkDocuments(guardian.visitor, payables, changes)
  return { hub, guardian, payables, link, somebody: new LinkPayer(hub.visitor(), link) }
}

const isRecorded = ({ hub }: TestHub) =>
  until(
    () => hub.app.database('allocation').whereNotNull('open_key'),
    (rows) => rows.length === 0,
  )

describe.each(databases)('A link for invoices on $name', (database) => {
  it('pays them as the guardian would, and each is told its own', async () => {
    const { hub, guardian, payables, somebody } = await aLink({ shows: 'concepts' }, { database })
    const { body: shown } = await somebody.read()
    expect(shown).toMatchObject({ state: 'payable', amount: owed, children: 1, names: null })
    expect(shown.concepts).toHaveLength(payables.length)
    for (const concept of shown.concepts ?? []) expect(concept).toMatch(/^Pensión /)

    const { body } = await somebody.pay()
    expect((await somebody.read()).body).toMatchObject({ state: 'paying', amount: null, concepts: null })
    expect(problemOf(await guardian.pay(payables)).code).toBe('INVOICE_PENDING')
    await somebody.choose(body, 'approve')

    const done = await somebody.approved(body.token)
    expect(done).toMatchObject({ payer: 'Rosa Vélez', concepts: shown.concepts, data: { amount: owed } })
    await isRecorded(hub)
    expect(await guardian.payables()).toEqual([])
    const recorded = await hub.hub.app.plugins.accounting.incomingPayments?.find(
      `${done.data.reference}-C${code}`,
      { signal: AbortSignal.timeout(20_000), trace: 'test' },
    )
    expect(recorded).toMatchObject({ ref: expect.any(String) })
    expect((await somebody.read()).body.state).toBe('paid')
    expect(await linksOf(guardian.visitor, code)).toMatchObject([
      { kind: 'invoices', students: [code], state: 'paid', paid: { amount: owed } },
    ])
    const { invariants } = await verifyDatabase(hub.hub.app.database)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
  })

  it('and the guardian at the same moment: one wins, and no invoice is paid twice', async () => {
    const { hub, guardian, payables, somebody } = await aLink({}, { database })
    const asked = { shownTotal: owed, payer: linkPayer }

    const answers = await Promise.all([guardian.pay(payables), somebody.begin(asked), somebody.begin(asked)])

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(problemOf(answer).code).toMatch(/INVOICE_PENDING|PAY_LINK_BUSY/)
    expect(await hub.hub.app.database('payment_attempt')).toHaveLength(1)
  })

  it('is for those that are still open', async () => {
    const { hub, guardian, payables, somebody } = await aLink({}, { database })
    const [first, ...others] = payables
    if (first === undefined || others.length === 0) throw new Error('10003 has several invoices')
    const { body } = await guardian.pay([first])
    await guardian.choose(body, 'approve')
    await guardian.says(body.token, 'APROBADO')
    await isRecorded(hub)

    const refused = await somebody.begin({ shownTotal: owed, payer: linkPayer })

    expect(problemOf(refused)).toMatchObject({ code: 'PRICE_CHANGED', amount: owed - first.amount })
    expect(refused.text).not.toContain(first.DocNum)
    expect((await somebody.read()).body.amount).toBe(owed - first.amount)
    expect((await somebody.pay()).status).toBe(200)
  })
})

describe('By a link for invoices', () => {
  it('of which the guardian pays all it is told that a payment is under way, and then that it is paid', async () => {
    const { hub, guardian, payables, somebody } = await aLink()
    const { body } = await guardian.pay(payables)
    expect((await somebody.read()).body.state).toBe('paying')
    const busy = await somebody.begin({ shownTotal: owed, payer: linkPayer })
    expect(problemOf(busy).code).toBe('PAY_LINK_BUSY')
    await guardian.choose(body, 'approve')
    await guardian.says(body.token, 'APROBADO')
    await isRecorded(hub)
    expect((await somebody.read()).body.state).toBe('paid')
    const paid = await somebody.begin({ shownTotal: owed, payer: linkPayer })
    expect(problemOf(paid).code).toBe('PAY_LINK_PAID')
  })

  it('nothing begins once it is withdrawn or over, and what has begun goes on under its key', async () => {
    const { hub, guardian, link, somebody } = await aLink({ days: 1 })
    const [key, asked] = [randomUUID(), { shownTotal: owed, payer: linkPayer }]
    await setSeasonClock(hub, '2025-06-20T09:50:00-05:00')
    const begun = await somebody.begin(asked, key)
    await guardian.visitor.post(`/api/pay-links/${link.id}/withdraw`, {})
    await setSeasonClock(hub, '2025-06-20T10:10:00-05:00')

    expect((await somebody.begin(asked)).status).toBe(404)
    expect((await somebody.begin(asked, key)).body.token).toBe(begun.body.token)
    expect(problemOf(await somebody.begin({ ...asked, shownTotal: 1 }, key)).code).toBe('KEY_REUSED')
    await somebody.choose(begun.body, 'approve')
    await somebody.approved(begun.body.token)
    await isRecorded(hub)
    expect(await guardian.payables()).toEqual([])
  })

  it('a first name alone is told where its sender allows it, and a document only by what it is for', async () => {
    const { hub, payables, somebody } = await aLink({ shows: 'name' })
    const { body, text } = await somebody.read()
    expect(body.names).toMatchObject([expect.stringMatching(/^\p{L}+$/u)])
    const { body: begun, text: answered } = await somebody.pay()
    const fields = begun.data.go?.is === 'form' ? Object.values(begun.data.go.fields) : []
    expect(fields.some((field) => field.startsWith(`Facturas de ${body.names?.[0]} · `))).toBe(true)
    for (const secret of [code, ...payables.map(({ DocNum }) => DocNum)])
      expect(text + answered).not.toContain(secret)
    await somebody.choose(begun, 'approve')
    await somebody.approved(begun.token)
    await isRecorded(hub)
    await until(
      () => hub.hub.app.database('outbox').where({ topic: 'notice.link-payment', status: 'done' }),
      (rows) => rows.length === 1,
    )
    const mails = (await mailsOf(hub.hub.app)).filter(({ to }) => to === linkPayer.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/enrollment/pay/result/${begun.token}`)
    for (const { DocNum } of payables) expect(mails[0]?.text).not.toContain(DocNum)
  })

  it('the guardian reads nothing of who paid, neither in the history nor in the export', async () => {
    const { hub, guardian, somebody } = await aLink()
    const { body } = await somebody.pay()
    await somebody.choose(body, 'approve')
    await somebody.approved(body.token)
    await isRecorded(hub)
    const exported = await (await signInStaff(hub, 'admin')).get(`/api/privacy/families/${code}`)
    expect(exported.text).toContain(body.data.reference)
    const told = [
      exported.text,
      (await guardian.visitor.get('/api/invoices/payments')).text,
      JSON.stringify(await linksOf(guardian.visitor, code)),
    ]
    for (const text of told) expect(text).not.toMatch(new RegExp(`Vélez|41222333|rosa@|${body.token}`))
    expect((await guardian.visitor.get(`/api/invoices/payment/${body.token}`)).status).toBe(404)
  })

  it('the price of the day is paid, and one that was shown the day before is refused with the new one', async () => {
    const { hub } = await anEnrolled({ settings, parentSeason: lateAndEarly })
    const guardian = await Guardian.comes(hub, guardianAddress)
    await setSeasonClock(hub, '2025-09-09T10:00:00-05:00')
    const payables = await guardian.payables()
    const somebody = new LinkPayer(hub.visitor(), await linkDocuments(guardian.visitor, payables))
    const onTime = await somebody.amount()
    await setSeasonClock(hub, '2025-09-15T10:00:00-05:00')

    const refused = await somebody.begin({ shownTotal: onTime, payer: linkPayer })

    const late = await somebody.amount()
    expect(late).toBeGreaterThan(onTime)
    expect(problemOf(refused)).toMatchObject({ code: 'PRICE_CHANGED', amount: late })
    await setSeasonClock(hub, '2025-09-01T10:00:00-05:00')
    expect(await somebody.amount()).toBeLessThan(onTime)
    const { body } = await somebody.pay()
    const [paid] = await hub.hub.app.database('allocation').whereNotNull('doc_num')
    expect(Number(paid.discount)).toBe(onTime - body.data.amount)
  })

  it('cannot be told what is open while accounting does not answer', async () => {
    const { hub, somebody } = await aLink()
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const answer = await somebody.read()
    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })
})

describe('A link for invoices', () => {
  it('is made of one’s own students’ open invoices alone, and by finance of any', async () => {
    const { hub, guardian, payables } = await aLink()
    const other = await Guardian.comes(hub, 'familia.10001@example.com')
    const family = await Family.signIn(hub, code)
    const finance = await signInStaff(hub, 'finance')
    const unknown = [{ DocNum: '1', CardCode: `C${code}` }]

    expect((await askForDocuments(other.visitor, payables)).status).toBe(404)
    expect((await askForDocuments(guardian.visitor, unknown)).status).toBe(404)
    expect((await askForDocuments(finance, payables)).status).toBe(200)
    expect((await askForDocuments(family.visitor, payables)).status).toBe(404)
    expect((await askForDocuments(await signInStaff(hub, 'admissions'), payables)).status).toBe(403)
  })

  it('is exported with what it is for, and goes with the family', async () => {
    const { hub, payables } = await aLink({ note: 'Para el padrino' })
    const admin = await signInStaff(hub, 'admin')
    const { text } = await admin.get(`/api/privacy/families/${code}`)
    expect(text).toContain('Para el padrino')
    expect(text).toContain(payables[0]?.DocNum)
    const erased = await admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-19' })
    expect(erased.status).toBe(200)
    for (const table of ['pay_link', 'pay_link_item']) expect(await hub.hub.app.database(table)).toEqual([])
  })
})
