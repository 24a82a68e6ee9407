import { describe, expect, it } from 'vitest'
import { chooseFor } from '@matricula/hub/testing/families'
import { invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { LinkPayer, linkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { sendLinkPaymentNotice } from '../../../src/modules/notices/send-notices.ts'
import { payLinksDataSource } from '../../../src/modules/pay-links/pay-links-data-source.ts'

const code = '10001'

/** 10001, paid by a link with a note on it. */
async function aPaid() {
  const hub = await runHub()
  const family = await chooseFor(hub, code)
  const somebody = new LinkPayer(hub.visitor(), await makeLink(family.visitor, code, { note: 'Para la tía' }))
  const { body } = await somebody.pay({ invoicePayer })
  await somebody.choose(body, 'approve')
  await until(
    () => family.check(),
    ({ status }) => status === 'APROBADO',
  )
  return { hub, family, somebody, body }
}

describe('What is kept of links', () => {
  it('is exported to the family with their notes, without a word of who paid', async () => {
    const { hub } = await aPaid()
    const admin = await signInStaff(hub, 'admin')
    const { text } = await admin.get(`/api/privacy/families/${code}`)
    expect(text).toContain('Para la tía')
    expect(text).not.toMatch(new RegExp(`Vélez|rosa@|${invoicePayer.number}`))
  })

  it('goes with the family, and what their payers typed with it', async () => {
    const { hub, somebody, body } = await aPaid()
    const admin = await signInStaff(hub, 'admin')
    const { database } = hub.hub.app
    await until(
      () => admin.post(`/api/privacy/families/${code}/erase`, { reason: 'Solicitud 2025-17' }),
      ({ status }) => status === 200,
    )
    expect(await database('pay_link')).toEqual([])
    expect(await database('payer')).toEqual([])
    expect((await somebody.payment(body.token)).body).toMatchObject({
      payer: null,
      concepts: null,
      link: null,
    })
  })

  it('is forgotten some days after their last one', async () => {
    const { hub } = await aPaid()
    const { database, config } = hub.hub.app
    const { retain } = payLinksDataSource(config.settings.privacy)
    const after = (days: number) => new Date(Date.parse('2025-06-19T15:00:00Z') + days * 86_400_000)
    expect(await retain?.(database, after(90))).toBe(0)
    expect(await retain?.(database, after(120))).toBe(1)
    expect(await database('pay_link')).toEqual([])
  })

  it('sends the receipt to the family, and nothing of the child to who paid', async () => {
    const { hub, family, body } = await aPaid()
    const { database } = hub.hub.app
    await until(
      () =>
        database('outbox')
          .where({ status: 'done' })
          .whereIn('topic', ['notice.receipt', 'notice.link-payment']),
      (rows) => rows.length === 2,
    )
    const mails = await mailsOf(hub.hub.app)
    expect(mails).toHaveLength(2)
    const [toPayer] = mails.filter(({ to }) => to === linkPayer.email)
    const [toFamily] = mails.filter(({ to }) => to !== linkPayer.email)
    const { data } = await family.check()
    expect(toFamily?.text).toContain(`/enrollment/resume/${data?.receiptToken}`)
    expect(toPayer?.subject).toContain('Pago recibido')
    expect(toPayer?.text).toContain(`/enrollment/pay/result/${body.token}`)
    expect(toPayer?.text).toContain(`Referencia: ${body.data.reference}`)
    const [student] = await database('student').where({ code })
    expect(toPayer?.text).not.toMatch(
      new RegExp(`${code}|${student.first_names}|${student.last_names}|resume`),
    )
  })

  it('stands in finance’s story of the payment, as begun by a link and confirmed to who paid', async () => {
    const { hub, family } = await aPaid()
    const finance = await signInStaff(hub, 'finance')
    const { token } = await family.check()
    await until(
      () => finance.get(`/api/payments/${token}/timeline`),
      ({ text }) => text.includes('"topic":"notice.link-payment"'),
    )
    const { body } = await finance.get(`/api/payments/${token}/timeline`)
    expect(body).toMatchObject({ attempts: [{ byLink: true, status: 'approved' }] })
  })

  it('sends nothing to who paid once the money went back, nor to a payer who was erased', async () => {
    const { hub, body } = await aPaid()
    const { app } = hub.hub
    await until(
      () => app.database('outbox').where({ topic: 'notice.link-payment', status: 'done' }),
      (rows) => rows.length === 1,
    )
    const { id } = await app.database('payment_attempt').where({ token: body.token }).first('id')
    const send = async (change: object) => {
      await app.database('payment_attempt').where({ id }).update(change)
      const again = { payload: { attemptId: id }, key: `again:${JSON.stringify(change)}`, attempts: 1 }
      await sendLinkPaymentNotice(app)({ ...again, trace: 'test' }, AbortSignal.timeout(5000))
      return (await mailsOf(app)).filter(({ to }) => to === linkPayer.email).length
    }

    expect(await send({ status: 'approved' })).toBe(2)
    expect(await send({ status: 'reversed' })).toBe(2)
    expect(await send({ status: 'approved', payer: null })).toBe(2)
  })
})
