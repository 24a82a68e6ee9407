import { describe, expect, it } from 'vitest'
import { EnrollmentOrder } from '../../../src/modules/enrollment/order.model.ts'
import type { ParentInput } from '../../../src/modules/pricing/quote.ts'
import { receiptBody } from '../../../src/modules/receipts/receipt-body.ts'
import { anItem, aQuote } from '../pricing/a-quote.ts'

const school = {
  name: 'Colegio Ñandú',
  nit: '900.1',
  address: 'Vía 1',
  phone: '601',
  city: 'Chía',
  email: 'no@school.example',
}
const student = { code: '10001', name: 'Ana Ruiz', grade: 'Segundo' }

function bodyOf(more: Partial<ParentInput>, amount: number) {
  const quote = JSON.stringify(aQuote(more))
  const order = EnrollmentOrder.fromJson({ project: '2025-2026', quote })
  return receiptBody({ order, reference: 'MH-1', amount, paymentMethod: 'aprobado', student, school })
}

describe('a receipt', () => {
  const season = {
    annual: [anItem('CA-0004', 950_000)],
    monthly: [anItem('CM-0016', 500_000)],
    transport: { code: 'CT-0001', name: 'TRANSPORTE COMPLETO CERCANO', price: 738_000 },
    activities: [{ code: 'ACT-1', name: 'Tenis', price: 100_000 }],
    period: 1,
    quotas: 0,
  } as const

  it('shows what annual items cost and what is paid of them', () => {
    expect(bodyOf(season, 1).annual).toEqual([
      { code: 'CA-0004', name: 'CA-0004', resolution: 950_000, total: 950_000 },
    ])
  })

  it('shows every other service in the order of the wizard, with what is paid now and later', () => {
    expect(bodyOf(season, 1).other).toEqual([
      { code: 'CM-0016', name: 'CM-0016', total: 5_225_000, later: 0 },
      { code: 'CT-0001', name: 'TRANSPORTE COMPLETO CERCANO', total: 7_630_920, later: 0 },
      { code: 'ACT-1', name: 'Tenis', total: 388_000, later: 0 },
    ])
  })

  it('leaves for later what period 3 does not pay', () => {
    const { other, laterTotal } = bodyOf({ monthly: [anItem('CM-0016', 500_000)], quotas: 11 }, 1)

    expect(other).toEqual([{ code: 'CM-0016', name: 'CM-0016', total: 0, later: 5_500_000 }])
    expect(laterTotal).toBe(5_500_000)
  })

  it.each([
    [1_250_000, { amount: 1_250_000, kind: 'due' }],
    [-300_000, { amount: 300_000, kind: 'in-favour' }],
    [0, { amount: 0, kind: 'none' }],
  ])('says a balance of %i without a sign', (balance, shown) => {
    expect(bodyOf({ balance }, 1).balance).toEqual(shown)
  })

  it('says what was paid, how, by which reference and for whom', () => {
    expect(bodyOf({ annual: [anItem('CA-0004', 950_000)] }, 950_000)).toMatchObject({
      version: 2,
      totalPaid: 950_000,
      paymentMethod: 'aprobado',
      reference: 'MH-1',
      cycle: '2025-2026',
      student,
    })
  })

  it('keeps the school as it is named that day, and no more of it', () => {
    const { email: _email, ...issuer } = school
    expect(bodyOf({}, 1).school).toEqual(issuer)
  })
})
