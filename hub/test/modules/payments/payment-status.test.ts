import { describe, expect, it } from 'vitest'
import type { AttemptStatus } from '../../../src/modules/payments/attempt.model.ts'
import { paymentStatusOf } from '../../../src/modules/payments/payment.view.ts'

const words: readonly [AttemptStatus, string][] = [
  ['open', 'PENDIENTE'],
  ['agreement', 'PENDIENTE CONVENIO'],
  ['under_review', 'EN REVISION'],
  ['failed', 'RECHAZADO'],
  ['declined', 'RECHAZADO'],
  ['expired', 'EXPIRADO'],
  ['approved', 'APROBADO'],
  ['duplicate', 'APROBADO'],
  ['reversed', 'EN REVISION'],
]

describe('What a family is told of its payment', () => {
  it.each(words)('of an attempt that is %s says %s', (status, word) => {
    expect(paymentStatusOf({ status: 'paying' }, { status })).toBe(word)
  })

  it.each(words)('of a paid order says APROBADO whatever an attempt that is %s says', (status) => {
    expect(paymentStatusOf({ status: 'paid' }, { status })).toBe('APROBADO')
  })

  it('of an order whose money the provider took back says EN REVISION', () => {
    expect(paymentStatusOf({ status: 'reversed' }, { status: 'reversed' })).toBe('EN REVISION')
  })

  it('says nothing before there is an order with an attempt', () => {
    expect(paymentStatusOf(null, null)).toBe('')
    expect(paymentStatusOf({ status: 'open' }, null)).toBe('')
  })
})
