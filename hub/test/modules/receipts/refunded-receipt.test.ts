import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { problemOf } from '@matricula/hub/testing/problem'
import type { ReceiptView } from '../../../src/modules/receipts/receipt-document.ts'
import type { CertificateView } from '../../../src/modules/receipts/certificates/certificate-document.ts'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

async function textOf(url: string): Promise<string> {
  const pdf = await fetch(url)
  return readPdf(Buffer.from(await pdf.arrayBuffer())).text.replaceAll(/\s+/g, ' ')
}

describe.each(databases)('What the school has given back since, on $name', (database) => {
  it('stands on the receipt and its paper, which is in force while something is paid', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder({ database, settings })
    const receiptToken = (await family.check()).data?.receiptToken ?? ''
    const read = async () =>
      (await hub.visitor().get<ReceiptView>(`/api/enrollment/resume/${receiptToken}`)).body
    expect(await read()).toMatchObject({ refunds: [], netPaid: amount })
    const { body } = await giveBack(finance, token, { way: 'bank' })
    expect(await read()).toMatchObject({ refunds: [{ status: 'sent', day: null }], netPaid: amount - part })

    await finance.post(`/api/refunds/${body.id}/done`, { reference: 'T-4711', day: '2025-06-19' })

    const receipt = await read()
    expect(receipt).toMatchObject({ inForce: true, standing: { status: 'in-force' }, totalPaid: amount })
    const told = { status: 'done', amount: part, way: 'bank', day: '2025-06-19', place: 1 }
    expect(receipt.refunds).toEqual([told])
    expect(receipt.netPaid).toBe(amount - part)
    const paper = await textOf(`${hub.url}/api/receipts/${receiptToken}.pdf`)
    expect(paper).toContain('Devuelto el 19 de junio de 2025')
    expect(paper).toContain('Queda pagado')

    await giveBack(finance, token, { key: 'devolver-2', amount: amount - part })
    expect(await read()).toMatchObject({ inForce: false, standing: { status: 'reversed' }, netPaid: 0 })
  })

  it('stands in a certificate of payments that was issued before, and is told apart in one issued after', async () => {
    const { hub, finance, token, amount } = await aPaidOrder({ database, settings })
    const certify = async () =>
      (
        await finance.post<CertificateView>('/api/certificates/payments', {
          student: '10001',
          year: 2025,
        })
      ).body
    const before = await certify()
    await giveBack(finance, token)

    const read = async ({ token: own }: CertificateView) =>
      (await hub.visitor().get<CertificateView>(`/api/certificates/${own}`)).body.payments

    expect(await read(before)).toMatchObject({
      total: amount,
      netTotal: amount - part,
      rows: [{ amount, returned: part, returnedOn: '2025-06-19' }],
    })
    expect(await textOf(`${hub.url}/api/certificates/${before.token}.pdf`)).toContain(
      'Se devolvieron $1.000.000 el 19 de junio de 2025',
    )
    const after = await certify()
    expect(await read(after)).toMatchObject({
      paid: amount,
      returnedBefore: part,
      total: amount - part,
      netTotal: amount - part,
      rows: [{ paid: amount, returnedBefore: part, amount: amount - part, returned: 0, returnedOn: null }],
    })
    expect(await textOf(`${hub.url}/api/certificates/${after.token}.pdf`)).toContain(
      'Devuelto antes de este certificado: $1.000.000',
    )
  })

  it('is owed at a paz y salvo until finance has undone it in accounting', async () => {
    const { finance, token } = await aPaidOrder({ database, settings })
    const clearance = () => finance.post('/api/certificates/clearance', { student: '10001' })
    expect((await clearance()).status).toBe(200)
    await giveBack(finance, token)

    const refused = await clearance()

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'DEBT_OPEN'])
    expect(refused.body).toMatchObject({ owed: { amount: part, invoices: [], returned: part } })
    await resolve(finance, await only(finance), 'attended')
    expect((await clearance()).status).toBe(200)
  })
})
