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

const part = { amount: 5_000, refunded: 0 }

describe('What a family is told of its payment', () => {
  it.each(words)('of an attempt that is %s says %s', (status, word) => {
    expect(paymentStatusOf({ status: 'paying' }, { ...part, status })).toBe(word)
  })

  it.each(words)('of a paid order says APROBADO whatever an attempt that is %s says', (status) => {
    expect(paymentStatusOf({ status: 'paid' }, { ...part, status })).toBe('APROBADO')
  })

  it('of an order whose money the provider took back says EN REVISION', () => {
    expect(paymentStatusOf({ status: 'reversed' }, { ...part, status: 'reversed' })).toBe('EN REVISION')
  })

  it('of an order whose money the bank took back says REVERSADO once the school has decided about it', () => {
    const reversed = { ...part, status: 'reversed' } as const
    expect(paymentStatusOf({ status: 'reversed' }, reversed, 'taken_back')).toBe('REVERSADO')
    expect(paymentStatusOf({ status: 'withdrawn' }, reversed, 'taken_back')).toBe('RETIRADO')
    expect(paymentStatusOf({ status: 'reversed' }, { ...reversed, refunded: 5_000 }, 'taken_back')).toBe(
      'DEVUELTO',
    )
  })

  it('of an order whose money the school gives back as a whole says DEVUELTO', () => {
    const givenBack = { ...part, refunded: part.amount, status: 'reversed' } as const
    expect(paymentStatusOf({ status: 'reversed' }, givenBack)).toBe('DEVUELTO')
    expect(paymentStatusOf({ status: 'reversed' }, { ...givenBack, refunded: 4_999 })).toBe('EN REVISION')
  })

  it.each(words)(
    'of an order whose student has left says RETIRADO whatever an attempt that is %s says',
    (status) => {
      expect(paymentStatusOf({ status: 'withdrawn' }, { ...part, status })).toBe('RETIRADO')
    },
  )

  it('says nothing before there is an order with an attempt', () => {
    expect(paymentStatusOf(null, null)).toBe('')
    expect(paymentStatusOf({ status: 'open' }, null)).toBe('')
  })
})
