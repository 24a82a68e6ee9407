import { describe, expect, it } from 'vitest'
import { receiptDocument, type ReceiptView } from '../../../src/modules/receipts/receipt-document.ts'
import { renderPdf } from '../../../src/modules/receipts/render-pdf.ts'
import { readPdf } from '@matricula/hub/testing/pdf-text'

const url = `https://school.example/enrollment/resume/${'f'.repeat(32)}`

const view: ReceiptView = {
  number: '000007',
  token: 'f'.repeat(32),
  orderToken: 'e'.repeat(32),
  inForce: true,
  standing: {
    status: 'in-force',
    since: '2025-06-19T22:30:00-05:00',
    asOf: '2025-07-01T08:00:00-05:00',
  },
  joint: null,
  providerRef: null,
  payer: 'Ana Ruiz Peña',
  period: 'Derecho de matrícula y costos',
  laterCharges: Array.from({ length: 11 }, (_, month) => ({
    day: `2026-${String(month + 1).padStart(2, '0')}-28`,
    amount: 1_670_000,
  })),
  credit: null,
  address: url,
  issuedAt: '2025-06-19T22:30:00-05:00',
  school: { name: 'Colegio Ñandú', nit: '900.1', address: 'Vía 1', phone: '601', city: 'Chía' },
  paymentMethod: 'Convenio bancario',
  cycle: '2025-2026',
  reference: 'MH-0123456789AB',
  student: { code: '10001', name: 'Mariana Gómez Rojas', grade: 'Segundo' },
  annual: [
    {
      code: 'CA-0001',
      name: 'Derecho de matrícula',
      resolution: 2_000_000,
      total: 1_900_000,
      reduction: 100_000,
    },
  ],
  other: [{ code: 'CM-0001-1', name: 'Pensión', total: 0, later: 18_370_000 }],
  balance: { amount: 350_000, kind: 'due' },
  totalPaid: 2_250_000,
  refunds: [],
  cancelled: null,
  takenBack: 0,
  netPaid: 2_250_000,
  laterTotal: 18_370_000,
  accounting: { status: 'posted', number: '4711' },
}

const words = {
  locale: 'es-CO',
  translate: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}
const draw = (changes: Partial<ReceiptView> = {}) => receiptDocument({ ...view, ...changes }, words)

const readText = async (changes: Partial<ReceiptView> = {}) => readPdf(await renderPdf(draw(changes)))

describe('The page of a receipt', () => {
  it('has a code that leads to where it can be checked', () => {
    expect(JSON.stringify(draw().content)).toContain(`"qr":"${url}"`)
  })

  it('says what discounts took off', async () => {
    expect((await readText()).text).toContain('reduction $100.000')
  })

  it('charges later what is not cancelled of who has left', async () => {
    const since = '2026-03-01T10:00:00-05:00'
    const charges = [{ day: '2026-03-28', amount: 10_000_000 }]
    const { text } = await readText({ cancelled: { since, charges } })
    expect(text).toMatch(/cancelled\s*\$10\.000\.000/)
    expect(text).toMatch(/laterTotal\s*\$8\.370\.000/)
  })

  it('names the payment for several children that it is a part of', async () => {
    const { text } = await readText({ joint: { reference: 'JOINT-8' }, providerRef: 'BANK-7' })
    expect(text).toContain('joint JOINT-8')
    expect(text).toContain('providerRef BANK-7')
    expect((await readText()).text).not.toContain('joint')
  })

  it('says what of a balance in favour was used, and what is left of it', async () => {
    const { text } = await readText({
      balance: { amount: 6_000_000, kind: 'in-favour' },
      credit: { used: 950_000, left: 5_050_000 },
    })
    expect(text).toContain('advance − $950.000')
    expect(text).toContain('creditLeft $5.050.000')
    expect(text).not.toContain('6.000.000')
  })

  it('says on one page, in its reader’s language, what the receipt says', async () => {
    const { language, pages, text } = await readText()
    expect([language, pages]).toEqual(['es-CO', 1])
    for (const part of [
      'Colegio Ñandú',
      'numbered 000007',
      'moment 19 de junio de 2025 22:30',
      'payer Ana Ruiz Peña',
      'Convenio bancario',
      'period Derecho de matrícula y costos',
      '28 de noviembre de 2026',
      '$1.670.000',
      'MH-0123456789AB',
      'Mariana Gómez Rojas',
      'Derecho de matrícula reduction $100.000 $2.000.000 $1.900.000',
      'Pensión $0 $18.370.000',
      'debt $350.000',
      'totalPaid $2.250.000',
      'laterTotal $18.370.000',
      'posted 4711',
    ])
      expect(text).toContain(part)
  })

  it('of a payment that went back lists no charge as one to come', async () => {
    const standing = { ...view.standing, status: 'reversed' } as const
    const { text } = await readText({ inForce: false, standing })
    expect(text).toContain('Pensión $0')
    for (const part of ['later', 'laterDates', 'laterTotal', '18.370.000', 'noviembre'])
      expect(text).not.toContain(part)
  })

  it('leaves out what there is none of', async () => {
    const { text } = await readText({
      annual: [],
      balance: { amount: 0, kind: 'none' },
      laterTotal: 0,
      laterCharges: [],
      payer: null,
      accounting: { status: 'pending', number: null },
    })
    for (const part of ['annual', 'debt', 'advance', 'laterTotal', 'laterDates', 'payer', 'posted'])
      expect(text).not.toContain(part)
    expect(text).toContain('pending')
  })

  it('is the same file each time', async () => {
    expect((await renderPdf(draw())).equals(await renderPdf(draw()))).toBe(true)
  })
})
