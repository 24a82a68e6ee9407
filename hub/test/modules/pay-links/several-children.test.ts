import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { aFamily, chooseFor, siblings } from '@matricula/hub/testing/families'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { askForLink, LinkPayer, linkPayer, linksOf, makeLink } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'

const [younger, older] = siblings
const due = { [younger]: 4_450_000, [older]: 4_750_000 } as const
const both = due[younger] + due[older]

/** A guardian has sent a link for both children. */
async function aLink(changes: object = {}, options: TestHubOptions = {}) {
  const { hub, parent } = await aFamily(options)
  const link = await makeLink(parent.visitor, older, { students: siblings, ...changes })
  return { hub, parent, link, somebody: new LinkPayer(hub.visitor(), link) }
}

/** One of them is paid by the guardian, alone. */
async function payAlone({ parent }: Awaited<ReturnType<typeof aLink>>, code: string): Promise<void> {
  const payables = (await parent.payables()).filter(({ student }) => student === code)
  const { body } = await parent.pay(payables)
  await parent.choose(body, 'approve')
  await parent.says(body.token, 'APROBADO')
}

describe.each(databases)('A link for several children on $name', (database) => {
  it('pays each child’s order as if alone, and each is told its own', async () => {
    const { hub, parent, somebody } = await aLink({ shows: 'concepts' }, { database })
    expect((await somebody.read()).body).toMatchObject({ amount: both, children: 2, names: null })

    const { body } = await somebody.pay()
    expect((await somebody.read()).body).toMatchObject({ state: 'paying', amount: null, children: null })
    expect((await parent.children()).map(({ state, familyToken }) => [state, familyToken])).toEqual([
      ['paying', null],
      ['paying', null],
    ])
    await somebody.choose(body, 'approve')

    const done = await somebody.approved(body.token)
    expect(done).toMatchObject({ payer: 'Rosa Vélez', children: 2, names: null, data: { amount: both } })
    expect(done.concepts).toContain('Derecho de matrícula')
    for (const code of siblings) {
      const books = await until(() => readBooks(hub.hub.app, code), isDelivered)
      expect(books).toMatchObject(onePaidEnrolment)
    }
    expect((await somebody.read()).body.state).toBe('paid')
    for (const code of siblings)
      expect(await linksOf(parent.visitor, code)).toMatchObject([
        { students: siblings, state: 'paid', paid: { amount: both, reference: done.data.reference } },
      ])
    const { invariants } = await verifyDatabase(hub.hub.app.database)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
  })

  it('is for those that are still to pay, and says for how many', async () => {
    const made = await aLink({}, { database })
    const shownTotal = await made.somebody.amount()
    await payAlone(made, younger)

    expect((await made.somebody.read()).body).toMatchObject({
      state: 'payable',
      amount: due[older],
      children: 1,
      names: null,
    })
    const refused = await made.somebody.begin({ shownTotal, payer: linkPayer })
    expect([refused.status, problemOf(refused)]).toMatchObject([
      409,
      { code: 'PRICE_CHANGED', amount: due[older] },
    ])
    const { body } = await made.somebody.pay()
    await made.somebody.choose(body, 'approve')
    expect(await made.somebody.approved(body.token)).toMatchObject({ children: 1 })
    expect((await made.parent.children()).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('and the guardian at the same moment: one wins, and no order is paid twice', async () => {
    const { hub, parent, somebody } = await aLink({}, { database })
    const payables = await parent.payables()
    const asked = { shownTotal: both, payer: linkPayer }

    const answers = await Promise.all([parent.pay(payables), somebody.begin(asked), somebody.begin(asked)])

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(problemOf(answer).code).toMatch(/PAYMENT_PENDING|PAY_LINK_BUSY/)
    expect(await hub.hub.app.database('payment_attempt')).toHaveLength(1)
    expect(await hub.hub.app.database('allocation').whereNotNull('open_key')).toHaveLength(2)
  })

  it('that is declined can be paid again', async () => {
    const { somebody } = await aLink({}, { database })
    const { body } = await somebody.pay()
    await somebody.choose(body, 'decline')
    await until(
      async () => (await somebody.payment(body.token)).body,
      ({ status }) => status === 'RECHAZADO',
    )
    expect((await somebody.read()).body).toMatchObject({ state: 'payable', amount: both })
    expect((await somebody.pay()).status).toBe(200)
  })
})

describe('By a link for several children', () => {
  it('nothing begins once it is withdrawn or over, and what has begun goes on under its key', async () => {
    const { hub, parent, link, somebody } = await aLink({ days: 1 })
    const [key, asked] = [randomUUID(), { shownTotal: both, payer: linkPayer }]
    await setSeasonClock(hub, '2025-06-20T09:50:00-05:00')
    const begun = await somebody.begin(asked, key)
    await parent.visitor.post(`/api/pay-links/${link.id}/withdraw`, {})
    await setSeasonClock(hub, '2025-06-20T10:10:00-05:00')

    expect((await somebody.begin(asked)).status).toBe(404)
    expect((await somebody.begin(asked, key)).body.token).toBe(begun.body.token)
    expect(problemOf(await somebody.begin({ ...asked, shownTotal: 1 }, key)).code).toBe('KEY_REUSED')
    await somebody.choose(begun.body, 'approve')
    await somebody.approved(begun.body.token)
    expect((await parent.children()).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('both are paid, and a second payer is told that it is paid', async () => {
    const made = await aLink()
    await payAlone(made, younger)
    await payAlone(made, older)
    expect((await made.somebody.read()).body.state).toBe('paid')
    const answer = await made.somebody.begin({ shownTotal: both, payer: linkPayer })
    expect(problemOf(answer).code).toBe('PAY_LINK_PAID')
  })

  it('is told of the children what its sender allows: their first names, and never a code', async () => {
    const { hub, somebody } = await aLink({ shows: 'name' })
    const { body, text } = await somebody.read()
    expect(body.names).toHaveLength(2)
    for (const name of body.names ?? []) expect(name).toMatch(/^\p{L}+$/u)
    const { body: begun, text: answered } = await somebody.pay()
    const fields = begun.data.go?.is === 'form' ? Object.values(begun.data.go.fields) : []
    const [first, second] = body.names ?? []
    expect(fields.some((field) => field.includes(`de ${first} y ${second}`))).toBe(true)
    for (const code of siblings) expect(text + answered).not.toContain(code)
    await somebody.choose(begun, 'approve')
    await somebody.approved(begun.token)
    await until(
      () => hub.hub.app.database('outbox').where({ topic: 'notice.link-payment', status: 'done' }),
      (rows) => rows.length === 1,
    )
    const mail = (await mailsOf(hub.hub.app)).find(({ to }) => to === linkPayer.email)
    expect(mail?.text).toContain(`/enrollment/pay/result/${begun.token}`)
    expect(mail?.text).not.toMatch(new RegExp([...siblings, ...(body.names ?? [])].join('|')))
  })

  it('the family reads nothing of who paid, neither in its lists nor in its export', async () => {
    const { hub, parent, somebody } = await aLink()
    const { body } = await somebody.pay()
    await somebody.choose(body, 'approve')
    await somebody.approved(body.token)
    const admin = await signInStaff(hub, 'admin')
    const exported = await admin.get(`/api/privacy/families/${older}`)
    const told = [
      exported.text,
      JSON.stringify(await parent.children()),
      JSON.stringify(await linksOf(parent.visitor, older)),
      (await parent.visitor.get('/api/family/payments')).text,
    ]
    expect(exported.status).toBe(200)
    for (const text of told) expect(text).not.toMatch(new RegExp(`Vélez|41222333|rosa@|${body.token}`))
    expect((await parent.visitor.get(`/api/family/payment/${body.token}`)).status).toBe(404)
  })
})

describe('A link for several children', () => {
  it('is exported with what it is for, and goes with any of them', async () => {
    const { hub } = await aLink({ note: 'Para los abuelos' })
    const admin = await signInStaff(hub, 'admin')
    const { text } = await admin.get(`/api/privacy/families/${older}`)
    expect(text).toContain('Para los abuelos')
    const erase = () => admin.post(`/api/privacy/families/${older}/erase`, { reason: 'Solicitud 2025-18' })
    expect((await erase()).status).toBe(200)
    for (const table of ['pay_link', 'pay_link_item']) expect(await hub.hub.app.database(table)).toEqual([])
  })

  it('is made for a family’s own students alone, and by finance for those of one guardian', async () => {
    const hub = await runHub()
    for (const code of [...siblings, '10001']) await chooseFor(hub, code)
    const { visitor: family } = await chooseFor(hub, '10002')
    const finance = await signInStaff(hub, 'finance')

    expect((await askForLink(family, '10002', { students: ['10002', older] })).status).toBe(404)
    const mixed = await askForLink(finance, older, { students: [older, '10001'] })
    expect([mixed.status, problemOf(mixed).code]).toEqual([409, 'PAY_LINK_FAMILIES'])
    expect((await askForLink(finance, older, { students: [older, 'ZZZZZ'] })).status).toBe(404)
    expect((await askForLink(finance, older, { students: siblings })).status).toBe(200)
  })

  it.each([[[]], [[older, older]], [Array.from({ length: 11 }, (_, n) => `2000${n}`.slice(-5))]])(
    'is refused for %j',
    async (students) => {
      const { parent } = await aFamily()
      expect((await askForLink(parent.visitor, older, { students })).status).toBe(400)
    },
  )

  it('counts for each of them: an eleventh that stands for one is refused', async () => {
    const { parent } = await aFamily()
    for (let made = 0; made < 10; made += 1) await makeLink(parent.visitor, older)
    const answer = await askForLink(parent.visitor, younger, { students: siblings })
    expect(problemOf(answer).code).toBe('PAY_LINK_LIMIT')
    expect((await askForLink(parent.visitor, younger)).status).toBe(200)
  })

  it('stands in the trail of each of them', async () => {
    const { hub, link } = await aLink()
    const rows: { subject: string; actor: string }[] = await hub.hub.app
      .database('audit')
      .where({ act: 'pay-link.make' })
      .orderBy('subject')
      .select('subject', 'actor')
    expect(rows.map(({ subject }) => subject)).toEqual([...siblings])
    expect(link.by).toBe('guardian')
  })
})
