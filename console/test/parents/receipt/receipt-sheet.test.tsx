import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../../src/api/types.ts'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { TextsContext } from '../../../src/i18n.ts'
import { ReceiptSheet } from '../../../src/parents/receipt/receipt-sheet.tsx'

const texts = shippedTexts('es-CO')

function aReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    number: 'RM-000127',
    token: 'r1',
    orderToken: 'o1',
    inForce: true,
    standing: {
      status: 'in-force',
      since: '2025-06-19T20:15:00-05:00',
      asOf: '2025-07-01T08:05:00-05:00',
    },
    joint: null,
    providerRef: null,
    payer: 'Ana Ruiz Peña',
    period: 'Derecho de matrícula y costos',
    laterCharges: [{ day: '2025-08-28', amount: 5632000 }],
    address: 'https://school.example/enrollment/resume/r1',
    issuedAt: '2025-06-19T20:15:00-05:00',
    school: { name: 'Colegio', nit: '900.123.456-8', address: 'Km 2', phone: '601 555 0100', city: 'Chía' },
    paymentMethod: 'Tarjeta o transferencia',
    cycle: '2025-2026',
    reference: 'MTR-127',
    student: { code: '00007', name: 'María José Gutiérrez', grade: 'Segundo' },
    annual: [
      { code: 'CA-0001', name: 'Derecho de matrícula', resolution: 3800000, total: 1900000, reduction: 0 },
    ],
    other: [{ code: 'CM-0016', name: 'Almuerzo', total: 0, later: 5632000 }],
    balance: { amount: 1250000, kind: 'due' },
    credit: null,
    totalPaid: 3150000,
    refunds: [],
    cancelled: null,
    takenBack: 0,
    netPaid: 3150000,
    laterTotal: 5632000,
    accounting: { status: 'posted', number: '45012' },
    ...change,
  }
}

function read(receipt: Receipt, { documents = false } = {}): string {
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ReceiptSheet receipt={receipt} documents={documents} />
    </TextsContext>,
  )
}

describe('ReceiptSheet', () => {
  it('says who was paid, by whom, how, and for what', () => {
    const page = read(aReceipt())
    const facts = ['NIT 900.123.456-8', 'RM-000127', 'MTR-127', '2025-2026', 'Tarjeta o transferencia']
    const paying = ['Ana Ruiz Peña', 'Derecho de matrícula y costos']
    const student = ['00007', 'María José Gutiérrez', 'Segundo']
    const amounts = ['$3.800.000', '$1.900.000', '$5.632.000', '$3.150.000']
    for (const fact of [...facts, ...paying, ...student, ...amounts]) expect(page).toContain(fact)
  })

  it('says what the school gives back since, when, and what stays paid', () => {
    const done = { status: 'done', amount: 1000000, way: 'bank', day: '2025-07-01', place: 2 } as const
    const page = read(aReceipt({ refunds: [done], netPaid: 2150000 }))
    expect(page).toContain(texts['receipt.partReturned'])
    expect(page).toContain('Devuelto el 1 de julio de 2025')
    expect(page).toContain('2.150.000')
    expect(page).toContain('/refunds/2"')
    expect(read(aReceipt())).not.toContain(texts['receipt.netPaid'])
  })

  it('says what the payer has from their bank, and what the school still has', () => {
    const page = read(aReceipt({ takenBack: 650000, netPaid: 2500000 }))
    for (const fact of [texts['receipt.takenBack'], '650.000', texts['receipt.netPaid'], '2.500.000'])
      expect(page).toContain(fact)
    expect(read(aReceipt())).not.toContain(texts['receipt.takenBack'])
  })

  it('charges later what is not cancelled of who has left', () => {
    const left = (charges: { day: string; amount: number }[]) =>
      read(aReceipt({ cancelled: { since: '2025-09-15T10:00:00-05:00', charges } }))
    const part = left([{ day: '2025-09-28', amount: 4000000 }])
    expect(part).toMatch(/Cobros cancelados por el retiro.*\$4\.000\.000/)
    expect(part).toMatch(/Total que se cobrará después.*\$1\.632\.000/)
    const all = left([{ day: '2025-08-28', amount: 5632000 }])
    expect(all).toContain('$5.632.000')
    expect(all).not.toContain(texts['receipt.laterTotal'])
    expect(read(aReceipt())).not.toContain(texts['receipt.cancelled'])
  })

  it('lists no charge as one to come once its payment went back', () => {
    const since = '2025-06-25T09:00:00-05:00'
    const page = read(aReceipt({ inForce: false, standing: { status: 'reversed', since, asOf: since } }))
    const told = ['receipt.later', 'receipt.laterDates', 'receipt.laterTotal'].map((key) => texts[key])
    for (const words of [...told, '28 de agosto de 2025', '5.632.000']) expect(page).not.toContain(words)
    expect(page).toContain('Almuerzo')
  })

  it('says what is true of it today, and when that was looked up', () => {
    const valid = read(aReceipt())
    expect(valid).toContain('Este recibo está vigente. El colegio lo emitió el 19 de junio de 2025')
    expect(valid).toContain('Consultado el 1 de julio de 2025, 08:05.')
    const since = '2025-06-25T09:00:00-05:00'
    const standing = { status: 'reversed', since, asOf: since } as const
    const reversed = read(aReceipt({ inForce: false, standing }))
    expect(reversed).toContain('Desde el 25 de junio de 2025 este recibo ya no es válido.')
    expect(reversed).not.toContain('vigente')
    const contested = read(aReceipt({ standing: { status: 'in-dispute', since, asOf: since } }))
    expect(contested).toContain(
      'Este recibo está vigente. El banco revisa el pago desde el 25 de junio de 2025',
    )
  })

  it('offers its later charges as a calendar while it is in force', () => {
    const calendar = 'href="/api/receipts/r1.ics"'
    expect(read(aReceipt())).toContain(calendar)
    expect(read(aReceipt({ inForce: false }))).not.toContain(calendar)
    expect(read(aReceipt({ laterCharges: [], laterTotal: 0 }))).not.toContain(calendar)
  })

  it('is dated by the day in Bogotá, also in the evening', () => {
    expect(read(aReceipt())).toContain('19 de junio de 2025, 20:15')
  })

  it('distinguishes a debt from an advance, and neither at zero', () => {
    const due = read(aReceipt())
    const advance = read(
      aReceipt({ balance: { amount: 500000, kind: 'in-favour' }, credit: { used: 300000, left: 200000 } }),
    )
    const none = read(aReceipt({ balance: { amount: 0, kind: 'none' } }))
    expect(due).toContain('Saldo del año anterior, incluido')
    expect(advance).toContain('Saldo a favor aplicado')
    expect(advance).toContain('−$300.000')
    expect(none).not.toMatch(/Saldo/)
  })

  it('says on which days the rest is charged', () => {
    expect(read(aReceipt())).toMatch(/28 de agosto de 2025.*\$5\.632\.000/)
  })

  it('names nobody where nobody was asked who pays', () => {
    expect(read(aReceipt({ payer: null }))).not.toContain('Quien pagó')
  })

  it('leaves out a table without services and a later total of nothing', () => {
    const page = read(aReceipt({ other: [], laterTotal: 0, laterCharges: [] }))
    expect(page).not.toContain('Fechas de los cobros siguientes')
    expect(page).not.toContain('Otros servicios')
    expect(page).not.toContain('Total que se cobrará después')
  })

  it('names the accounting document only once it is posted', () => {
    expect(read(aReceipt())).toContain('45012')
    expect(read(aReceipt({ accounting: { status: 'pending', number: null } }))).toContain(
      'En proceso de registro',
    )
  })

  it('is kept as PDF, leads to its order, and to the documents where the school has them', () => {
    const plain = read(aReceipt())
    expect(plain).toContain('href="/api/receipts/r1.pdf"')
    expect(plain).toContain('href="/enrollment/finances/order?token=o1"')
    expect(plain).not.toContain('documents=1')
    expect(read(aReceipt(), { documents: true })).toContain('href="/enrollment/main?documents=1"')
  })

  it('says on paper where it can be checked', () => {
    expect(read(aReceipt())).toContain('https://school.example/enrollment/resume/r1')
  })
})
