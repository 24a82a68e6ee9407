import { wholePesos } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { describe, expect, it } from 'vitest'
import type { Order, Transaction } from '../src/answers.ts'
import { attemptsAt, chooseAttempt } from '../src/choose-attempt.ts'
import { paymentStateOf, statuses } from '../src/statuses.ts'

describe('pesos', () => {
  it.each([
    ['1850000', 1_850_000],
    ['1850000.0', 1_850_000],
    ['1850000.00', 1_850_000],
    ['0.00', 0],
    ['999999999999999', 999_999_999_999_999],
    ['1850000.01', null],
    ['1850000.000', null],
    ['1,850,000', null],
    ['1.850.000', null],
    ['1e6', null],
    ['-5', null],
    [' 5', null],
    ['', null],
    ['9999999999999999', null],
  ])('of %j are %s', (text, pesos) => {
    expect(wholePesos(text)).toBe(pesos)
  })
})

describe('PayU’s words', () => {
  it.each(Object.entries(statuses))('%s means %s, without a warning', (word, status) => {
    const { log, logged } = memoryKit()
    expect(paymentStateOf(word, log)).toEqual({ status, rawStatus: word })
    expect(logged).toEqual([])
  })

  it.each(['approved', 'PAID', '', 'constructor'])('%j is pending, with a warning', (word) => {
    const { log, logged } = memoryKit()
    expect(paymentStateOf(word, log).status).toBe('pending')
    expect(logged).toHaveLength(1)
  })
})

describe('the try that decides', () => {
  const money = { TX_VALUE: { value: 1000, currency: 'COP' } }
  const transaction = (
    state: string,
    operationDate: number,
    type = 'AUTHORIZATION_AND_CAPTURE',
  ): Transaction => ({
    id: `${state}-${operationDate}`,
    type,
    paymentMethod: null,
    transactionResponse: { state, responseCode: null, operationDate },
    additionalValues: null,
    extraParameters: null,
  })
  const order = (status: string, ...transactions: Transaction[]): Order => ({
    id: '1',
    status,
    referenceCode: 'A-1',
    isTest: false,
    transactions,
    additionalValues: money,
  })

  it.each([
    ['an order nobody tried to pay', [order('NEW')], 'NEW'],
    ['a capture that lists nothing approved', [order('CAPTURED')], 'CAPTURED'],
    [
      'the latest of two declined',
      [order('DECLINED', transaction('DECLINED', 1), transaction('EXPIRED', 2))],
      'EXPIRED',
    ],
    [
      'one open before one declined later',
      [order('X', transaction('PENDING', 1), transaction('DECLINED', 2))],
      'PENDING',
    ],
    [
      'one approved before all',
      [order('X', transaction('APPROVED', 1), transaction('PENDING', 2))],
      'APPROVED',
    ],
    ['a chargeback, though it was approved', [order('CHARGEBACK', transaction('APPROVED', 1))], 'CHARGEBACK'],
    [
      'another approved order before one that went back',
      [order('REFUNDED', transaction('APPROVED', 1)), order('CAPTURED', transaction('APPROVED', 2))],
      'APPROVED',
    ],
    [
      'the payment, not a refund that was declined',
      [order('CAPTURED', transaction('APPROVED', 1), transaction('DECLINED', 2, 'REFUND'))],
      'APPROVED',
    ],
  ])('is %s', (_what, orders, rawStatus) => {
    expect(chooseAttempt(attemptsAt(orders, 'A-1', memoryKit().log))?.rawStatus).toBe(rawStatus)
  })

  it('is none where there is no order', () => {
    expect(chooseAttempt([])).toBeNull()
  })

  it('has a name of its own where an order was paid twice, whichever decides', () => {
    const twice = order(
      'CAPTURED',
      transaction('APPROVED', 2),
      transaction('APPROVED', 1),
      transaction('DECLINED', 3),
    )
    const attempts = attemptsAt([twice, { ...order('NEW'), id: '2' }], 'A-1', memoryKit().log)
    expect(attempts.map(({ ref }) => ref)).toEqual(['1/APPROVED-2', '1', '1', '2'])
  })
})
