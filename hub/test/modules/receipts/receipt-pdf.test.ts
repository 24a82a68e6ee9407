import { describe, expect, it } from 'vitest'
import { receiptsDataSource } from '../../../src/modules/receipts/receipts-data-source.ts'
import { inTransaction } from '../../../src/db/transaction.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

async function receiptOf(hub: TestHub): Promise<string> {
  const family = await Family.signIn(hub, '10001')
  await family.enrol(rightAndCosts)
  const paid = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  return paid.data?.receiptToken ?? ''
}

const readFile = async ({ url }: TestHub, token: string, language: string) => {
  const response = await fetch(`${url}/api/receipts/${token}.pdf`, {
    headers: { 'accept-language': language },
  })
  return { response, pdf: Buffer.from(await response.arrayBuffer()) }
}

describe('The PDF of a receipt', () => {
  it('says what the receipt says, in the reader’s language, and stays out of search engines', async () => {
    const hub = await runHub()
    const token = await receiptOf(hub)
    const { response, pdf } = await readFile(hub, token, 'es')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="recibo-000001.pdf"')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const { pages, text } = readPdf(pdf)
    expect(pages).toBe(1)
    for (const part of ['Recibo de matrícula', 'Mariana Gómez Rojas', '10001', 'Total pagado'])
      expect(text).toContain(part)
    expect(text.replaceAll(' ', '')).toContain(`${hub.url}/enrollment/resume/${token}`)
    const english = await readFile(hub, token, 'en')
    expect(english.response.headers.get('content-disposition')).toContain('receipt-000001.pdf')
    expect(readPdf(english.pdf)).toMatchObject({
      language: 'en',
      text: expect.stringContaining('Total paid'),
    })
  })

  it('that nobody issued is not found', async () => {
    const hub = await runHub()
    const { response, pdf } = await readFile(hub, 'a'.repeat(32), 'es')
    expect(response.status).toBe(404)
    expect(JSON.parse(pdf.toString())).toMatchObject({ code: 'NOT_FOUND' })
    expect((await readFile(hub, 'x', 'es')).response.status).toBe(400)
  })
})

describe('A receipt that is read', () => {
  it('leaves a trace: by whom, where somebody is signed in, else by the token', async () => {
    const hub = await runHub()
    const token = await receiptOf(hub)
    await readFile(hub, token, 'es')
    const finance = await signInStaff(hub, 'finance')
    await finance.get(`/api/enrollment/resume/${token}`)
    await hub.visitor().get(`/api/enrollment/resume/${'a'.repeat(32)}`)
    const reads: { actor: string; subject: string; after: string }[] = await hub.hub.app
      .database('audit')
      .where({ act: 'record.read' })
      .orderBy('id')
    expect(reads.map(({ actor, subject, after }) => [actor, subject, JSON.parse(after)])).toEqual([
      ['token', '10001', { call: 'GET /api/receipts/{token}.pdf' }],
      ['staff:finanzas', '10001', { call: 'GET /api/enrollment/resume/{token}' }],
    ])
  })
})

describe.each(databases)('What receipts keep of a family on $name', (database) => {
  it('is shown whole, and loses the name when the family is erased', async () => {
    const hub = await runHub({ database })
    const token = await receiptOf(hub)
    const { database: db } = hub.hub.app
    expect(await receiptsDataSource.export(db, ['10001'])).toMatchObject([
      { student: { code: '10001', name: 'Mariana Gómez Rojas' } },
    ])
    expect(await receiptsDataSource.export(db, ['10003'])).toEqual([])
    const erase = () => inTransaction(db, (trx) => receiptsDataSource.erase(trx, ['10001', '10003']))
    expect([await erase(), await erase()]).toEqual([1, 0])
    const { body } = await hub.visitor().get(`/api/enrollment/resume/${token}`)
    expect(body).toMatchObject({ student: { code: '10001', name: '' }, number: '000001' })
  })
})
