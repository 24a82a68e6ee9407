import { describe, expect, it } from 'vitest'
import type { RefundRequest } from '@matricula/contract'
import { aMerchant, recordedTransaction, recording, theWire, write } from './support/merchant.ts'

const refund: RefundRequest = {
  reference: 'MAT-2026-000199',
  providerRef: '119999-1767225600-12399',
  amount: 1_850_000,
  reason: 'pago duplicado',
}
const card = recordedTransaction('transactions-card')
const cards = { page: '1', page_size: '200', reference: 'MAT-2026-000199' }

describe('a refund', () => {
  it('looks first, then voids the transaction', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, recording('transactions-card'))
      .post('/v1/transactions/119999-1767225600-12399/void')
      .reply(201, recording('void'))
    const { refunds } = aMerchant().adapter
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: '119999-1767225600-12399',
      status: 'done',
      reason: null,
    })
  })

  it('is under way where Wompi says no more than that it heard', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, recording('transactions-card'))
      .post('/v1/transactions/119999-1767225600-12399/void')
      .reply(201)
    const { refunds } = aMerchant().adapter
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: '119999-1767225600-12399',
      status: 'sent',
      reason: null,
    })
  })

  it.each([
    ['of a PSE payment', { payment_method_type: 'PSE' }, {}],
    ['of a part', {}, { amount: 1_000_000 }],
    ['of what was declined', { status: 'DECLINED' }, {}],
  ])('%s is refused before Wompi is asked for it', async (_, transaction, wanted) => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, { data: [{ ...card, ...transaction }] })
    const { refunds } = aMerchant().adapter
    await expect(refunds?.refund({ ...refund, ...wanted }, write('r'))).rejects.toMatchObject({
      code: 'rejected',
    })
  })

  it('of what is voided already is done, and voids nothing', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, { data: [{ ...card, status: 'VOIDED' }] })
    const { refunds } = aMerchant().adapter
    expect(await refunds?.refund(refund, write('r'))).toEqual({
      ref: refund.providerRef,
      status: 'done',
      reason: null,
    })
  })

  it('of a transaction that is not of this reference finds nothing', async () => {
    theWire().get('/v1/transactions').query(cards).reply(200, recording('transactions-card'))
    const { refunds } = aMerchant().adapter
    const other = { ...refund, providerRef: '119999-1-1' }
    await expect(refunds?.refund(other, write('r'))).rejects.toMatchObject({ code: 'not-found' })
  })

  it('takes no key that stood for another', async () => {
    theWire().get('/v1/transactions').query(cards).reply(200, { data: [] })
    const { refunds } = aMerchant().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({ code: 'not-found' })
    const other = { ...refund, providerRef: '119999-1-1' }
    await expect(refunds?.refund(other, write('r'))).rejects.toMatchObject({ code: 'invalid' })
  })

  it('that Wompi refuses says which fields, and nothing of what was in them', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, recording('transactions-card'))
      .post('/v1/transactions/119999-1767225600-12399/void')
      .reply(422, recording('refusal'))
    const { refunds } = aMerchant().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({
      code: 'rejected',
      reason: 'INPUT_VALIDATION_ERROR: reference, customer_data',
      field: 'reference',
    })
  })

  it('refused by a page for people is a refusal all the same', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, recording('transactions-card'))
      .post('/v1/transactions/119999-1767225600-12399/void')
      .reply(422, '<h1>No</h1>')
    const { refunds } = aMerchant().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({ reason: 'status 422' })
  })

  it('whose answer makes no sense may have happened', async () => {
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, recording('transactions-card'))
      .post('/v1/transactions/119999-1767225600-12399/void')
      .reply(200, { data: [] })
    const { refunds } = aMerchant().adapter
    await expect(refunds?.refund(refund, write('r'))).rejects.toMatchObject({ code: 'unknown-outcome' })
  })
})

describe('what became of a refund', () => {
  const sought = { ...refund, key: 'r', ref: null }
  const itIs = (status: string) =>
    theWire()
      .get('/v1/transactions')
      .query(cards)
      .reply(200, { data: [{ ...card, status }] })

  it.each([
    ['VOIDED', null, { ref: refund.providerRef, status: 'done', reason: null }],
    ['APPROVED', refund.providerRef, { ref: refund.providerRef, status: 'sent', reason: null }],
    ['APPROVED', null, null],
  ])('of a transaction that is %s, answered as %s before', async (status, ref, state) => {
    itIs(status)
    expect(await aMerchant().adapter.refunds?.find({ ...sought, ref }, write('r'))).toEqual(state)
  })
})
