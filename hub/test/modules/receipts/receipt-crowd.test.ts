import { Registry } from 'prom-client'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ReceiptDocument } from '../../../src/modules/receipts/receipt-document.ts'
import { receiptPdfs } from '../../../src/modules/receipts/receipt-pdfs.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { numbersOf } from '@matricula/hub/testing/keys'
import { MortalHub } from '@matricula/hub/testing/mortal-hub'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

async function receiptOf(hub: Pick<TestHub, 'visitor'>): Promise<string> {
  const family = await Family.signIn(hub, '10001')
  await family.enrol(rightAndCosts)
  const paid = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  return paid.data?.receiptToken ?? ''
}

/** With accounting's number on it, so that it changes no more. */
async function postedReceiptOf(hub: TestHub): Promise<string> {
  const token = await receiptOf(hub)
  await until(
    async () => hub.hub.app.database('accounting_document'),
    (documents) => documents.length === 1,
  )
  return token
}

async function fileOf(url: string, token: string, language = 'es') {
  const headers = { 'accept-language': language }
  const answer = await fetch(new URL(`/api/receipts/${token}.pdf`, url), { headers })
  return { status: answer.status, pdf: Buffer.from(await answer.arrayBuffer()) }
}

const drawn = async (hub: TestHub) => Number(/^receipts_drawn_total (\d+)$/m.exec(await numbersOf(hub))?.[1])

const readsOf = (hub: TestHub) =>
  hub.hub.app.database('audit').where({ act: 'record.read' }).orderBy('id').pluck('actor')

describe('A receipt that twenty ask for at once', () => {
  it('is drawn once and leaves one trace of them, while families sign in', async () => {
    const hub = await runHub()
    const token = await postedReceiptOf(hub)
    const files = Promise.all(Array.from({ length: 20 }, () => fileOf(hub.url, token)))
    const codes = ['10002', '10003', '10004']
    const families = await Promise.all(codes.map((code) => Family.signIn(hub, code)))
    expect(families).toHaveLength(3)
    expect((await files).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set((await files).map(({ pdf }) => pdf.toString('base64'))).size).toBe(1)
    expect(await drawn(hub)).toBe(1)
    expect(await readsOf(hub)).toEqual(['token'])
  })

  it('is drawn anew in another language and when its name is gone, and each reader leaves a trace', async () => {
    const hub = await runHub()
    const token = await postedReceiptOf(hub)
    await fileOf(hub.url, token)
    expect(readPdf((await fileOf(hub.url, token, 'en')).pdf).text).toContain('Total paid')
    expect(await drawn(hub)).toBe(2)
    const finance = await signInStaff(hub, 'finance')
    for (let asked = 0; asked < 3; asked += 1) await finance.get(`/api/enrollment/resume/${token}`)
    expect(await readsOf(hub)).toEqual(['token', 'staff:finanzas'])

    const { database } = hub.hub.app
    const [row] = await database('receipt')
    const body = JSON.parse(row.body)
    const nameless = { ...body, student: { ...body.student, name: '' } }
    await database('receipt').update({ body: JSON.stringify(nameless) })
    expect(readPdf((await fileOf(hub.url, token)).pdf).text).not.toContain('Mariana')
    expect(await drawn(hub)).toBe(3)
  })
})

describe('Who asks for many receipts', () => {
  const page = (text: string): ReceiptDocument => ({
    language: 'es-CO',
    defaultStyle: { font: 'Roboto' },
    content: [text],
  })

  it('has only so many new ones drawn from one network, and those that were drawn before as often as wanted', async () => {
    const { hub } = await runHub()
    const { app } = hub
    const two: typeof app.limitTries = (name, _tries, minutes) => app.limitTries(name, 2, minutes)
    const pdfs = receiptPdfs({ ...app, metrics: new Registry(), limitTries: two })
    onTestFinished(() => pdfs.stop())
    const ask = async (text: string, network: string) => {
      const answer = await pdfs.pdfOf(page(text), network)
      return 'code' in answer ? answer.code : 'file'
    }
    expect([await ask('1', 'here'), await ask('2', 'here'), await ask('3', 'here')]).toEqual([
      'file',
      'file',
      'TOO_MANY_TRIES',
    ])
    expect([await ask('1', 'here'), await ask('3', 'elsewhere')]).toEqual(['file', 'file'])
  })

  it('is asked to come back when more wait than are soon drawn', async () => {
    const { hub } = await runHub()
    const pdfs = receiptPdfs({ ...hub.app, metrics: new Registry() })
    onTestFinished(() => pdfs.stop())
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, each) => pdfs.pdfOf(page(String(each)), `network ${each}`)),
    )
    const refused = answers.filter((answer) => 'code' in answer)
    expect(refused).toHaveLength(10)
    expect(refused).toContainEqual(
      expect.objectContaining({ code: 'OVERLOADED', values: { retryAfter: expect.any(Number) } }),
    )
  })
})

describe('The program as it is built', () => {
  it('draws a receipt', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'matricula-'))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    const settings = path.join(home, 'settings.yaml')
    await writeFile(settings, '{}')
    const hub = await MortalHub.start({ folder: path.join(home, 'data'), settings, fate: {} })
    onTestFinished(() => hub.kill())
    const token = await receiptOf({ visitor: () => new Visitor(hub.url) })
    const { status, pdf } = await fileOf(hub.url, token)
    expect(status).toBe(200)
    expect(readPdf(pdf).text).toContain('Total pagado')
  })
})
