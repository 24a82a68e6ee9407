import { describe, expect, it } from 'vitest'
import { sendInvoicesNotice } from '../../../src/modules/notices/send-invoices-notice.ts'
import { longDay } from '../../../src/shared/date-format.ts'
import { formatCop } from '../../../src/shared/money.ts'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { until } from '@matricula/hub/testing/until'
import { faultsAt, type Vendors } from '@matricula/hub/testing/vendor'

/** Who has an account was sent a link before. */
const sentOf = async (app: Vendors) =>
  (await mailsOf(app)).filter(({ subject }) => subject.startsWith('Pago de facturas'))

/** A payment of invoices at its end: who paid has been told, or there is nobody to tell. */
async function paid(before?: (begun: Awaited<ReturnType<typeof beginInvoices>>) => Promise<unknown>) {
  const begun = await beginInvoices()
  const { app } = begun.hub.hub
  await before?.(begun)
  await begun.guardian.choose(begun.started, 'approve')
  const delivery = () => app.database('outbox').where({ topic: 'notice.invoices' }).first()
  return { ...begun, app, delivery }
}

describe('The mail about a payment of invoices', () => {
  it('says once to who paid which invoices were paid, how much, when and by which references', async () => {
    const { app, delivery, payables, started, guardian, hub } = await paid()
    await until(delivery, (row) => row?.status === 'done')

    const [mail, ...others] = await sentOf(app)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ana.ruiz@example.com',
      subject: 'Pago de facturas recibido · Colegio Bilingüe La Cordillera',
    })
    const { data } = await guardian.check(started.token)
    const [spanish = '', english = ''] = (mail?.text ?? '').split('\n\n—\n\n')
    expect(payables.length).toBeGreaterThan(0)
    for (const { DocNum, amount } of payables) {
      expect(spanish).toContain(`- Factura ${DocNum}: $${formatCop(amount)}\n`)
      expect(english).toContain(`- Invoice ${DocNum}: $${formatCop(amount)}\n`)
    }
    const day = longDay(new Date(data.finishedAt ?? ''), 'es-CO')
    const facts = ['$1.250.000', 'Ana Ruiz Peña', data.reference, data.providerRef ?? '?', day]
    for (const fact of facts) expect(spanish).toContain(fact)
    expect(mail?.html).toContain(`href="${hub.url}/enrollment/ParentsLogin"`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('C10003')
  })

  it('tells the surcharge of a late invoice and the discount of an early one each by its line', async () => {
    const { app, delivery, payables } = await paid(async ({ hub }) => {
      const [late, early] = await hub.hub.app.database('allocation').orderBy('doc_num').pluck('id')
      await hub.hub.app.database('allocation').where({ id: late }).update({ surcharge: 12_260 })
      await hub.hub.app.database('allocation').where({ id: early }).update({ discount: 75_000 })
    })
    await until(delivery, (row) => row?.status === 'done')

    const [mail] = await sentOf(app)
    const [late, early] = payables.map(({ DocNum }) => DocNum).toSorted()
    expect(mail?.text).toContain(
      [
        `- Factura ${late}: $612.740`,
        `- Factura ${late}, recargo por mora: $12.260`,
        `- Factura ${early}: $700.000`,
        `- Factura ${early}, menos por pronto pago: −$75.000`,
      ].join('\n'),
    )
    expect(mail?.text).toContain(`- Invoice ${late}, late surcharge: $12.260`)
  })

  it('is not sent before accounting has the payment', async () => {
    const { app, delivery, guardian, started } = await paid(({ hub }) =>
      faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable'),
    )
    await guardian.says(started.token, 'APROBADO')
    await until(
      () => app.database('outbox').where({ topic: 'accounting.incoming-payment' }).first(),
      (row) => row?.last_fault != null,
    )

    expect(await delivery()).toBeUndefined()
    expect(await sentOf(app)).toEqual([])
  })

  it('is not sent of a payment that went back, nor to a payer who was erased', async () => {
    const { app, delivery } = await paid()
    await until(delivery, (row) => row?.status === 'done')
    const { id } = await app.database('payment_attempt').where({ pays: 'invoices' }).first('id')
    const send = async (change: object) => {
      await app.database('payment_attempt').where({ id }).update(change)
      const again = { payload: { paymentId: id }, key: `again:${JSON.stringify(change)}`, attempts: 1 }
      await sendInvoicesNotice(app)({ ...again, trace: 'test' }, AbortSignal.timeout(5000))
      return (await sentOf(app)).length
    }

    expect(await send({ status: 'reversed' })).toBe(1)
    expect(await send({ status: 'approved', payer: null })).toBe(1)
  })
})
