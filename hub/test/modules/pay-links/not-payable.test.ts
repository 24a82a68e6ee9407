import { describe, expect, it } from 'vitest'
import { notPayableAsIs, notPayableByPrice } from '../../../src/modules/pay-links/not-payable.ts'
import { refuse } from '../../../src/shared/refusal.ts'

describe('Whoever sends a link where nothing can be paid by it', () => {
  it.each([
    ['split', 'proceed', 'SPLIT_STANDS'],
    ['paying', 'closed', 'PAYMENT_PENDING'],
    ['agreement', 'proceed', 'PAY_LINK_AT_BANK'],
    ['paid', 'complete', 'ORDER_PAID'],
    ['reversed', 'proceed', 'PAY_LINK_RETURNED'],
    ['withdrawn', 'proceed', 'ENROLLMENT_WITHDRAWN'],
    ['sent', 'proceed', 'PAY_LINK_CLOSED'],
    ['open', 'late-form', 'PAY_LINK_CLOSED'],
    [null, 'not-active', 'PAY_LINK_CLOSED'],
    [null, 'complete', 'ORDER_PAID'],
  ] as const)('of an order that is %s and a code that leads to %s reads %s', (order, outcome, code) => {
    expect(notPayableAsIs(outcome, order).code).toBe(code)
  })

  it.each([
    ['DOCUMENTS_MISSING', 'DOCUMENTS_MISSING'],
    ['PERIOD_CLOSED', 'PERIOD_CLOSED'],
    ['TRANSPORT_NOT_CONFIRMED', 'NOTHING_DUE'],
    ['PAYMENT_KIND', 'NOTHING_DUE'],
  ])('of choices that have no price for %s reads %s', (refusal, code) => {
    expect(notPayableByPrice(refuse(refusal)).code).toBe(code)
  })
})
