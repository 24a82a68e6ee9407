import nock from 'nock'
import { describe, expect, it } from 'vitest'
import {
  altered,
  anAdapter,
  ordersAre,
  payments,
  published,
  recorded,
  reports,
  sandbox,
  write,
} from './support/payu.ts'

const wanted = {
  reference: 'MAT-2026-000123',
  providerRef: '1400000123',
  amount: 1_850_000,
  reason: 'pago duplicado, año 2026',
}

function anAccountWithRefunds() {
  const { adapter, kit } = anAdapter({ refunds: true })
  const { refunds } = adapter
  if (!refunds) throw new Error('no refunds')
  return { refunds, kit }
}

describe('a refund', () => {
  it('is only offered where the account may', () => {
    expect(anAdapter().adapter).not.toHaveProperty('refunds')
    expect(anAdapter().adapter.supports.refunds).toBe('none')
  })

  it('names the order and its approved transaction, and is not done while a person looks at it', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('orders-tried-again')
    nock(sandbox)
      .post(payments, {
        test: true,
        language: 'es',
        merchant: { apiLogin: published.apiLogin, apiKey: published.apiKey },
        command: 'SUBMIT_TRANSACTION',
        transaction: {
          order: { id: '1400000124' },
          type: 'REFUND',
          reason: 'pago duplicado, ano 2026 (refund:card:7)',
          parentTransactionId: '0b1f9a52-0000-4000-8000-000000000001',
        },
      })
      .reply(200, recorded('refund-pending'))
    const named = { ...wanted, providerRef: '1400000124' }
    const first = await refunds.refund(named, write('refund:card:7'))
    expect(first).toEqual({ ref: '1400000123', status: 'sent', reason: null })
    expect(await refunds.refund(named, write('refund:card:7'))).toEqual(first)
  })

  it('that PayU approves at once is done', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    const transactionResponse = { orderId: 1400000123, transactionId: 'b7-refund', state: 'APPROVED' }
    nock(sandbox).post(payments).reply(200, { code: 'SUCCESS', error: null, transactionResponse })
    expect(await refunds.refund(wanted, write('r1'))).toEqual({
      ref: 'b7-refund',
      status: 'done',
      reason: null,
    })
  })

  it('whose answer was lost is never sent again, and adopted once PayU shows it', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox)
      .post(payments)
      .replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    ordersAre('order-captured')
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    ordersAre('order-refunded')
    expect(await refunds.refund(wanted, write('r1'))).toEqual({
      ref: '0b1f9a52-0000-4000-8000-000000000009',
      status: 'done',
      reason: null,
    })
  })

  it('that PayU refused may be asked for again', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, { code: 'ERROR', error: 'Too early', transactionResponse: null })
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'rejected' })
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, recorded('refund-pending'))
    expect(await refunds.refund(wanted, write('r1'))).toMatchObject({ status: 'sent' })
  })

  it('asked for twice at once under one key is sent once', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(200, recorded('refund-pending'))
    const ends = await Promise.allSettled([
      refunds.refund(wanted, write('r1')),
      refunds.refund(wanted, write('r1')),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'unknown-outcome' }),
    })
  })

  it('of money that went back under another key is a conflict that names the first', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-refunded')
    await expect(refunds.refund(wanted, write('r2'))).rejects.toMatchObject({
      code: 'conflict',
      existing: '0b1f9a52-0000-4000-8000-000000000009',
    })
  })

  it.each([
    ['no-order', wanted, { code: 'not-found' }],
    [
      'order-declined',
      { ...wanted, providerRef: '1400000126' },
      { code: 'rejected', reason: 'the payment is not approved' },
    ],
    ['order-captured', { ...wanted, providerRef: '1400000124' }, { code: 'not-found' }],
    ['order-captured', { ...wanted, amount: 1_850_001 }, { code: 'rejected', field: 'amount' }],
    [
      'order-part-refunded',
      { ...wanted, amount: 100 },
      { code: 'rejected', reason: 'PayU gives but one part of a payment back' },
    ],
  ])('over %s sends nothing', async (orders, refund, fault) => {
    const { refunds } = anAccountWithRefunds()
    ordersAre(orders)
    await expect(refunds.refund(refund, write('r1'))).rejects.toMatchObject(fault)
  })
})

describe('a part of a payment', () => {
  const part = { ...wanted, amount: 250_000 }

  it('goes back as a partial refund of that many pesos', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox)
      .post(payments, ({ transaction }: { transaction: Record<string, unknown> }) => {
        expect(transaction).toMatchObject({
          type: 'PARTIAL_REFUND',
          additionalValues: { TX_VALUE: { value: '250000', currency: 'COP' } },
        })
        return true
      })
      .reply(200, recorded('refund-pending'))
    expect(await refunds.refund(part, write('r1'))).toMatchObject({ status: 'sent' })
  })
})

describe('what became of a refund', () => {
  const sought = { ...wanted, amount: 250_000, key: 'r1', ref: null }
  const partIs = (state: string, manual: string | null) => {
    const parameters = JSON.stringify(manual === null ? null : { MANUAL_REFUND: manual })
    const told = `"state": "${state}" }, "extraParameters": ${parameters}, "ignored": {`
    nock(sandbox)
      .post(reports)
      .reply(200, altered('order-part-refunded', '"state": "PENDING",', told))
  }

  it.each([
    ['PENDING', null, 'sent'],
    ['DECLINED', null, 'sent'],
    ['DECLINED', 'FALSE', 'sent'],
    ['DECLINED', 'TRUE', 'refused'],
    ['APPROVED', 'FALSE', 'done'],
    ['APPROVED', 'TRUE', 'done'],
  ])('that is %s, with MANUAL_REFUND %s, is %s', async (state, manual, status) => {
    const { refunds } = anAccountWithRefunds()
    partIs(state, manual)
    expect(await refunds.find(sought, write('r1'))).toMatchObject({ status })
  })

  it('of another sum is not ours', async () => {
    const { refunds } = anAccountWithRefunds()
    partIs('APPROVED', 'FALSE')
    expect(await refunds.find({ ...sought, amount: 300_000 }, write('r1'))).toBeNull()
  })

  it('that PayU does not show yet is sent where it was asked for, and unknown where it was not', async () => {
    const { refunds } = anAccountWithRefunds()
    ordersAre('order-captured')
    nock(sandbox)
      .post(payments)
      .replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
    await expect(refunds.refund(wanted, write('r1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    const whole = { ...wanted, ref: null }
    ordersAre('order-captured')
    expect(await refunds.find({ ...whole, key: 'r1' }, write('r1'))).toMatchObject({ status: 'sent' })
    ordersAre('order-captured')
    expect(await refunds.find({ ...whole, key: 'r2' }, write('r2'))).toBeNull()
    ordersAre('order-refunded')
    expect(await refunds.find({ ...whole, key: 'r1' }, write('r1'))).toMatchObject({ status: 'done' })
  })
})
