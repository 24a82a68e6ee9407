import { expect, it } from 'vitest'
import { contested, say, today, why } from '@matricula/hub/testing/disputes'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import type { TestHub } from '@matricula/hub/testing/test-hub'

interface Receipt {
  readonly inForce: boolean
  readonly standing: { readonly status: string; readonly since: string }
}

async function begin() {
  const begun = await contested()
  const token = (await begun.family.check()).data?.receiptToken ?? ''
  const receipt = async () => (await begun.hub.visitor().get<Receipt>(`/api/enrollment/resume/${token}`)).body
  return { ...begun, token, receipt }
}

async function onPaper({ url }: TestHub, token: string): Promise<string> {
  const pdf = await fetch(`${url}/api/receipts/${token}.pdf`)
  return readPdf(Buffer.from(await pdf.arrayBuffer())).text
}

it('A receipt of a contested payment is in force and says that its bank looks into it, on its page and on paper', async () => {
  const { hub, finance, dispute, token, receipt } = await begin()

  expect(await receipt()).toMatchObject({ inForce: true, standing: { status: 'in-dispute' } })
  expect((await receipt()).standing.since).toContain(today)
  const paper = await onPaper(hub, token)
  expect(paper).toContain('El banco revisa el pago desde el 19 de junio de 2025')
  expect(paper).not.toContain('ya no es válido')

  await say(finance, dispute, 'win', { reason: why })

  expect(await receipt()).toMatchObject({ inForce: true, standing: { status: 'in-force' } })
  expect(await onPaper(hub, token)).not.toContain('contracargo')
})

it.each([
  ['school', true, 'in-force'],
  ['family', false, 'reversed'],
] as const)(
  'A receipt of a payment that was lost, borne by the %s: in force %s',
  async (borneBy, inForce, status) => {
    const { finance, dispute, receipt } = await begin()
    await say(finance, dispute, 'lose', { borne_by: borneBy, reason: why })
    expect(await receipt()).toMatchObject({ inForce, standing: { status } })
  },
)

it('A paz y salvo is issued while a payment is contested', async () => {
  const { finance } = await begin()
  const issued = await finance.post('/api/certificates/clearance', { student: '10001' })
  expect(issued.status).toBe(200)
})
