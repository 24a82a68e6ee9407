import { describe, expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { chooseFor } from '@matricula/hub/testing/families'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { type Mail, mailsOf } from '@matricula/hub/testing/mailbox'
import { LinkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

async function refundMails({ hub }: TestHub): Promise<readonly Mail[]> {
  return (await mailsOf(hub.app)).filter(({ subject }) => /^Devolución de (?:su|un) pago/.test(subject))
}

const delivered = ({ hub }: TestHub) =>
  until(
    () => hub.app.database('outbox').where({ topic: 'notice.refund' }),
    (rows) => rows.length > 0 && rows.every(({ status }) => status === 'done'),
  )

describe.each(databases)('The mail of a refund, on $name', (database) => {
  it('goes to who paid and to the guardian who pays once the money has left, and says how much, how and when', async () => {
    const { hub, family, finance, token } = await aPaidOrder({ database, settings })
    const { body } = await giveBack(finance, token, { way: 'bank' })
    expect(await hub.hub.app.database('outbox').where({ topic: 'notice.refund' })).toEqual([])

    await finance.post(`/api/refunds/${body.id}/done`, { reference: 'T-4711', day: '2025-06-19' })

    await delivered(hub)
    const story = await finance.get(`/api/payments/${token}/timeline`)
    expect(story.body).toMatchObject({
      deliveries: expect.arrayContaining([
        expect.objectContaining({ topic: 'notice.refund', status: 'done' }),
      ]),
    })
    const mails = await refundMails(hub)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ana.ruiz@example.com',
      'familia.10001@example.com',
    ])
    const receipt = (await family.check()).data?.receiptToken
    for (const { text } of mails) {
      expect(text).toContain('Devolvimos $1.000.000 de su pago')
      expect(text).toContain('- Estudiante: Mariana')
      expect(text).toContain('- Fecha: 19 de junio de 2025')
      expect(text).toContain('- Medio: Transferencia del colegio')
      expect(text).toContain('- Referencia de la devolución: T-4711')
      expect(text).toContain('We gave back $1.000.000')
      expect(text).toContain(`/enrollment/resume/${receipt}\n`)
      expect(text).toContain(`/enrollment/resume/${receipt}/refunds/1`)
      expect(text).not.toContain('Cupo no usado')
    }
  })

  it('of a second payment goes to who paid it, and says that what is paid stays so', async () => {
    const { hub, family, started } = await beginPayment({ database, settings })
    const { reference = '', amount = 0 } = started.data ?? {}
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await new Provider(hub).chargeAgain(reference, { rawStatus: 'Aceptada', amount })
    await hub.hub.app
      .database('payment_attempt')
      .where({ reference })
      .update({ ask_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('reconcile-payments')
    const finance = await signInStaff(hub, 'finance')

    expect((await resolve(finance, await only(finance), 'refund')).status).toBe(200)

    await delivered(hub)
    const [mail, ...others] = await refundMails(hub)
    expect([mail?.to, others]).toEqual(['ana.ruiz@example.com', []])
    expect(mail?.text).toContain('de un pago al colegio que no se aplicó a nada')
    expect(mail?.text).toContain('Lo demás que ya pagó no cambia.')
    expect(mail?.text).toContain(reference)
  })

  it('of money at the bank that paid nothing goes to the guardian who pays, as nobody was asked who paid', async () => {
    const hub = await runHub({ database, settings })
    const family = await Family.signIn(hub, '10001')
    const { data } = await family.enrol(bankAgreement)
    const finance = await signInStaff(hub, 'finance')
    const line = `${data?.reference};${(data?.amount ?? 0) - 1};2025-06-19`
    const file = { name: 'pagos.csv', content: `referencia;valor;fecha\n${line}`, mode: 'run' }
    await finance.post('/api/payments/bank-agreement/file', file)

    expect((await resolve(finance, await only(finance), 'refunded-by-bank')).status).toBe(200)

    await delivered(hub)
    expect((await refundMails(hub)).map(({ to }) => to)).toEqual(['familia.10001@example.com'])
  })

  it('tells the family which child it is of, and who paid by a link neither that nor what was bought', async () => {
    const hub = await runHub({ database, settings })
    const family = await chooseFor(hub, '10001')
    const payer = new LinkPayer(hub.visitor(), await makeLink(family.visitor, '10001'))
    const begun = (await payer.pay()).body
    await payer.choose(begun, 'approve')
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    await giveBack(await signInStaff(hub, 'finance'), (await family.check()).token, { amount: part })

    await delivered(hub)

    const mails = await refundMails(hub)
    expect(mails.map(({ to }) => to)).toContain('rosa@example.com')
    const told = (address: string) => mails.find(({ to }) => to === address)?.text
    expect(told('rosa@example.com')).not.toMatch(/\/enrollment\/resume\/|Mariana/)
    expect(told('rosa@example.com')).toContain(`/enrollment/pay/result/${begun.token}`)
    expect(told('rosa@example.com')).toContain(`Referencia del pago: ${begun.data.reference}`)
    expect(told('familia.10001@example.com')).toMatch(/- Estudiante: Mariana[^]+\/enrollment\/resume\//)
    expect(told('familia.10001@example.com')).toMatch(/a quien lo pagó/)
    expect(told('familia.10001@example.com')).not.toMatch(/su pago|your payment/)
  })
})
