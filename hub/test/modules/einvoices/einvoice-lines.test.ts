import { describe, expect, it } from 'vitest'
import { einvoiceLines } from '../../../src/modules/einvoices/einvoice-lines.ts'

function anOrder(balance: number) {
  return {
    project: '2025-2026',
    studentCode: '10001',
    quote: {
      annual: [
        { name: 'Derecho de matrícula', now: 1_850_000 },
        { name: 'Seguro', now: 0 },
      ],
      monthly: [{ name: 'Pensión', now: 1_665_000 }],
      transport: [{ name: 'Transporte', now: 400_000 }],
      activities: [],
      totals: { balance },
    },
  }
}

const prices = (balance: number) =>
  einvoiceLines(anOrder(balance)).map(({ concept, unitPrice }) => [concept, unitPrice])

describe('What an order is invoiced for', () => {
  it('is what was due on the day, thing by thing, by the student’s code', () => {
    expect(einvoiceLines(anOrder(0))[0]).toEqual({
      concept: 'annual',
      description: 'Derecho de matrícula 2025-2026 · 10001',
      quantity: 1,
      unitPrice: 1_850_000,
      taxClass: 'excluded',
    })
    expect(prices(0)).toEqual([
      ['annual', 1_850_000],
      ['monthly', 1_665_000],
      ['transport', 400_000],
    ])
  })

  it('is not what a balance in favour has paid, first things first', () => {
    expect(prices(-2_000_000)).toEqual([
      ['monthly', 1_515_000],
      ['transport', 400_000],
    ])
    expect(prices(-9_000_000)).toEqual([])
  })

  it('is not an older debt, which accounting has invoiced', () => {
    expect(prices(600_000)).toEqual(prices(0))
  })
})
