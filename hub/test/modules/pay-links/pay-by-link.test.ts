import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { atPayStep, chooseFor } from '@matricula/hub/testing/families'
import { rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { invoicedCompany } from '@matricula/hub/testing/invoice-payer'
import { LinkPayer, linkPayer, linksOf, makeLink } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Answer } from '@matricula/hub/testing/visitor'

const code = '10001'

async function aLink(hub: TestHub, changes: object = {}) {
  const family = await chooseFor(hub, code)
  const link = await makeLink(family.visitor, code, changes)
  return { hub, family, link, somebody: new LinkPayer(hub.visitor(), link) }
}

const codeOf = (answer: Answer<unknown>) => problemOf(answer).code

describe.each(databases)('A payment by a link on $name', (database) => {
  it('pays the enrolment, and each is told its own: the payer who paid, the family that it is paid', async () => {
    const { hub, family, link, somebody } = await aLink(await runHub({ database }))
    const amount = await somebody.amount()

    const { status, body } = await somebody.pay()
    expect(status).toBe(200)
    expect((await somebody.read()).body).toMatchObject({ state: 'paying', amount: null, note: '' })
    expect((await linksOf(family.visitor, code))[0]?.state).toBe('paying')
    await somebody.choose(body, 'approve')
    const done = await until(
      async () => (await somebody.payment(body.token)).body,
      (one) => one.status === 'APROBADO',
    )

    expect(done).toMatchObject({ payer: 'Rosa Vélez', data: { amount, providerRef: expect.any(String) } })
    expect((await readBooks(hub.hub.app, code)).payments).toEqual([{ status: 'APROBADO', amount }])
    expect((await somebody.read()).body.state).toBe('paid')
    const [sent] = await linksOf(family.visitor, code)
    expect(sent).toMatchObject({
      id: link.id,
      state: 'paid',
      paid: { amount, reference: done.data.reference },
    })
    expect(JSON.stringify([await family.check(), sent])).not.toMatch(/Vélez|41222333|rosa@/)
  })

  it('and one of the family at the same moment: one wins, and the other is told that one is under way', async () => {
    const { hub, family, somebody } = await aLink(await runHub({ database }))
    const quote = await family.quote(rightAndCosts)
    const asked = { shownTotal: quote.totals.totalV, payer: linkPayer }

    const answers = await Promise.all([family.pay(quote), somebody.begin(asked), somebody.begin(asked)])

    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost.map(({ status }) => status)).toEqual([409, 409])
    for (const answer of lost) expect(codeOf(answer)).toMatch(/PAYMENT_PENDING|PAY_LINK_BUSY/)
    expect((await readBooks(hub.hub.app, code)).attempts).toEqual(['open'])
  })

  it('withdrawn while it is under way goes on, is answered again under its key, and is honoured', async () => {
    const { family, link, somebody } = await aLink(await runHub({ database }))
    const [key, shownTotal] = [randomUUID(), await somebody.amount()]
    const begun = await somebody.begin({ shownTotal, payer: linkPayer }, key)

    await family.visitor.post(`/api/pay-links/${link.id}/withdraw`, {})

    const again = await somebody.begin({ shownTotal, payer: linkPayer }, key)
    expect([again.status, again.body.token]).toEqual([200, begun.body.token])
    expect((await somebody.begin({ shownTotal, payer: linkPayer })).status).toBe(404)
    expect((await somebody.read()).body).toMatchObject({ state: 'withdrawn', amount: null, concepts: null })
    await somebody.choose(again.body, 'approve')
    await until(
      () => family.check(),
      (payment) => payment.status === 'APROBADO',
    )
    expect((await linksOf(family.visitor, code))[0]?.state).toBe('paid')
  })

  it('is refused to whoever comes at the moment of withdrawing, or is under way: never both', async () => {
    const { hub, family, link, somebody } = await aLink(await runHub({ database }))
    const asked = { shownTotal: await somebody.amount(), payer: linkPayer }

    const [paid] = await Promise.all([
      somebody.begin(asked),
      family.visitor.post(`/api/pay-links/${link.id}/withdraw`, {}),
    ])

    const attempts = await hub.hub.app.database('payment_attempt')
    expect([paid.status, attempts.length]).toEqual(paid.status === 200 ? [200, 1] : [404, 0])
    expect((await somebody.begin(asked)).status).toBe(404)
  })

  it('is refused from the end of its last day on, and one that comes after it is honoured', async () => {
    const hub = await runHub({ database })
    const { family, somebody } = await aLink(hub, { days: 1 })
    await setSeasonClock(hub, '2025-06-20T09:50:00-05:00')
    const begun = await somebody.pay()
    await setSeasonClock(hub, '2025-06-20T10:10:00-05:00')

    expect((await somebody.read()).body).toMatchObject({ state: 'expired', amount: null, expiresAt: null })
    expect((await somebody.begin({ shownTotal: 1000, payer: linkPayer })).status).toBe(404)
    await somebody.choose(begun.body, 'approve')

    const done = await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    expect(done.data?.amount).toBe(begun.body.data.amount)
  })

  it('keeps whom its invoice is made out to for that payment alone, which the family neither reads nor replaces', async () => {
    const { hub, family, somebody } = await aLink(await runHub({ database }))
    await somebody.pay({ invoicePayer: invoicedCompany })
    const { token } = await family.check()

    const read = await family.visitor.get(`/api/payments/${token}/payer`)
    const replaced = await family.visitor.put(`/api/payments/${token}/payer`, invoicedCompany)

    expect(read.body).toMatchObject({ state: 'withheld', payer: null, mayCorrect: false })
    expect(codeOf(replaced)).toBe('PAYER_OF_ANOTHER')
    expect(await hub.hub.app.database('payment_payer')).toHaveLength(1)
  })
})

describe('What is asked by a link', () => {
  it('at a price that is not shown any more is refused with the new amount, and nothing of the child', async () => {
    const { family, somebody } = await aLink(await runHub())
    const shown = await somebody.amount()
    const { totals } = await family.quote(wholeYear)
    const draft = { ...atPayStep, ...wholeYear, version: 1 }
    expect((await family.visitor.put('/api/enrollment/draft', draft)).status).toBe(200)

    const answer = await somebody.begin({ shownTotal: shown, payer: linkPayer })

    expect(answer.status).toBe(409)
    expect(problemOf(answer)).toMatchObject({ code: 'PRICE_CHANGED', amount: totals.totalV })
    expect(answer.text).not.toMatch(/quote|annual|10001/)
    expect(await somebody.amount()).toBe(totals.totalV)
  })

  it('under one key is one payment, and something else under it is refused', async () => {
    const { hub, somebody } = await aLink(await runHub())
    const [key, shownTotal] = [randomUUID(), await somebody.amount()]
    const asked = { shownTotal, payer: linkPayer }

    const answers = await Promise.all([1, 2, 3].map(() => somebody.begin(asked, key)))
    const other = await somebody.begin({ ...asked, payer: { ...linkPayer, name: 'Otra' } }, key)

    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1)
    expect([other.status, codeOf(other)]).toEqual([422, 'KEY_REUSED'])
    expect(await hub.hub.app.database('payment_attempt')).toHaveLength(1)
  })

  it('of a token that nobody was given is not there, whatever is asked', async () => {
    const hub = await runHub()
    const stranger = new LinkPayer(hub.visitor(), { address: `/enrollment/pay/${'0'.repeat(32)}` })

    const answers = [
      await stranger.read(),
      await stranger.begin({ shownTotal: 1000, payer: linkPayer }),
      await stranger.payment('0'.repeat(32)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('a token of the link or of the family’s own order opens no payment of it', async () => {
    const { family, somebody } = await aLink(await runHub())
    await somebody.pay()
    const { token } = await family.check()
    expect((await somebody.payment(somebody.token)).status).toBe(404)
    expect((await somebody.payment(token)).status).toBe(404)
  })

  it('with a payer whose form is not whole is refused by field', async () => {
    const { somebody } = await aLink(await runHub())
    const answer = await somebody.pay({ payer: { ...linkPayer, email: '' } })
    expect([answer.status, Object.keys(problemOf(answer).errors ?? {})]).toEqual([422, ['payer.email']])
  })

  it('with a payer called by more than a name is refused by field, and nobody is written to', async () => {
    const { hub, somebody } = await aLink(await runHub())
    const name = 'Ana:\r\n\r\nPague aquí: https://evil.example'
    const answer = await somebody.pay({ payer: { ...linkPayer, name, email: 'otra@example.com' } })
    expect([answer.status, problemOf(answer).errors]).toEqual([
      422,
      { 'payer.name': ['Escriba su nombre con letras, sin símbolos ni enlaces'] },
    ])
    expect(await hub.hub.app.database('payment_attempt')).toEqual([])
  })

  it('once the family has paid is answered as paid, with no word of how', async () => {
    const { family, somebody } = await aLink(await runHub())
    const shownTotal = await somebody.amount()
    const { token } = await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )

    const answer = await somebody.begin({ shownTotal, payer: linkPayer })

    expect([answer.status, codeOf(answer)]).toEqual([409, 'PAY_LINK_PAID'])
    expect(answer.text).not.toContain(token)
    expect((await somebody.read()).body).toMatchObject({ state: 'paid', amount: null })
  })

  it('leaves the family no way into the checkout that the payer has begun', async () => {
    const { family, somebody } = await aLink(await runHub())
    const begun = await somebody.pay()
    expect(begun.body.data.go).not.toBeNull()
    expect(await family.check()).toMatchObject({ status: 'PENDIENTE', data: { go: null } })
  })

  it('of payers whose forms are not right uses up no try of the link', async () => {
    const { somebody } = await aLink(await runHub())
    const wrong = { payer: { ...linkPayer, email: 'x' } }
    const refused = await Promise.all(Array.from({ length: 12 }, () => somebody.pay(wrong)))
    const invoiced = await somebody.pay({ invoicePayer: { ...invoicedCompany, number: '1' } })
    expect([...new Set(refused.map(({ status }) => status)), invoiced.status]).toEqual([422, 422])
    expect((await somebody.pay()).status).toBe(200)
  })

  it('counts the tries of a network', async () => {
    const { somebody } = await aLink(await runHub())
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => somebody.begin({ shownTotal: 1, payer: linkPayer })),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
