import { describe, expect, it } from 'vitest'
import {
  creditReason,
  decideCredits,
  type CreditNoteFacts,
} from '../../../src/modules/einvoices/decide-credits.ts'
import type { InvoicedLine } from '../../../src/modules/einvoices/einvoice.store.ts'

const line = (orderId: string, description: string, unitPrice: number): InvoicedLine => ({
  concept: 'annual',
  description,
  quantity: 1,
  unitPrice,
  taxClass: 'excluded',
  orderId,
})

const lines = [
  line('ana', 'Matrícula', 1_850_000),
  line('ana', 'Pensión', 1_665_000),
  line('ana', 'Transporte', 400_000),
]

const refund = (amount: number, id = 'r') => ({ cause: `refund:${id}`, amount })

function decide(facts: Partial<CreditNoteFacts>) {
  const credits = decideCredits({ lines, credits: [], goneBack: [], ...facts })
  return credits.map(({ cause, lines: own }) => [cause, own.map(({ unitPrice }) => unitPrice)])
}

describe('What is credited of an invoice', () => {
  it('is its share of each line of the order, exact to the peso', () => {
    expect(decide({ goneBack: [{ orderId: 'ana', refunds: [refund(1_000_000)], returned: 0 }] })).toEqual([
      ['refund:r', [472_542, 425_287, 102_171]],
    ])
  })

  it('is all of what is left with the last refund, whatever was rounded before', () => {
    const refunds = [refund(1_000_001, 'one'), refund(2_914_999, 'two')]
    const [first, second] = decide({ goneBack: [{ orderId: 'ana', refunds, returned: 0 }] })
    expect([first?.[0], second?.[0]]).toEqual(['refund:one', 'refund:two'])
    const sums = lines.map((_line, at) => Number(first?.[1]?.[at]) + Number(second?.[1]?.[at]))
    expect(sums).toEqual([1_850_000, 1_665_000, 400_000])
  })

  it('is not what is credited already', () => {
    const goneBack = [{ orderId: 'ana', refunds: [refund(1_000_000)], returned: 0 }]
    const credits = decideCredits({ lines, credits: [], goneBack })
    expect(decide({ credits, goneBack })).toEqual([])
  })

  it('is not an older debt that was given back after the order', () => {
    const goneBack = [
      { orderId: 'ana', refunds: [refund(3_915_000, 'one'), refund(600_000, 'two')], returned: 0 },
    ]
    expect(decide({ goneBack })).toEqual([['refund:one', [1_850_000, 1_665_000, 400_000]]])
  })

  it('is one for all children of what a provider took back, without what the school gave back before', () => {
    const all = [...lines, line('luis', 'Matrícula', 900_000)]
    const goneBack = [
      { orderId: 'ana', refunds: [refund(3_915_000)], returned: 0 },
      { orderId: 'luis', refunds: [], returned: 900_000 },
    ]
    expect(decide({ lines: all, goneBack })).toEqual([
      ['refund:r', [1_850_000, 1_665_000, 400_000]],
      ['return:1', [900_000]],
    ])
    const whole = goneBack.map(({ orderId }) => ({ orderId, refunds: [], returned: 9_000_000 }))
    expect(decide({ lines: all, goneBack: whole })).toEqual([
      ['return:1', [1_850_000, 1_665_000, 400_000, 900_000]],
    ])
  })

  it('annuls the invoice where it is all of it by itself', () => {
    expect([creditReason({ total: 5 }, { total: 5 }), creditReason({ total: 4 }, { total: 5 })]).toEqual([
      'annulment',
      'partial-return',
    ])
  })
})
