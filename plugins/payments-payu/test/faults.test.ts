import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { anAdapter, ordersAre, payments, read, reports, sandbox, write } from './support/payu.ts'

const asked = { reference: 'MAT-2026-000123', providerRef: null }
const wanted = { ...asked, providerRef: '1400000123', amount: 1_850_000, reason: 'pago duplicado' }
const error = (text: string) => ({ code: 'ERROR', error: text, result: null })

describe('a read that PayU answers', () => {
  it.each([
    [400, {}, 'rejected'],
    [401, {}, 'unauthorised'],
    [403, {}, 'unauthorised'],
    [404, {}, 'invalid'],
    [422, {}, 'rejected'],
    [429, {}, 'throttled'],
    [500, {}, 'unreachable'],
    [302, {}, 'unreachable'],
    [200, error('Invalid credentials'), 'unauthorised'],
    [200, error('The API key is not valid'), 'unauthorised'],
    [200, error('Too many requests'), 'throttled'],
    [200, error('The order of Ana Rojas does not exist'), 'rejected'],
    [200, error(''), 'rejected'],
    [200, { hello: 'world' }, 'unreachable'],
    [200, '<reportingResponse/>', 'unreachable'],
    [200, { code: 'SUCCESS', error: null, result: { payload: [{ id: 1 }] } }, 'unreachable'],
  ])('with %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(sandbox).post(reports).reply(status, body)
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code })
  })

  it('waits as long as Retry-After says, and a minute where only the text asks for time', async () => {
    const { adapter } = anAdapter()
    nock(sandbox)
      .post(reports)
      .reply(429, '', { 'retry-after': '7' })
      .post(reports)
      .reply(200, error('Rate limit'))
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ retryAfterMs: 7000 })
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ retryAfterMs: 60_000 })
  })

  it('passes no text of PayU on, as it may name people', async () => {
    const { adapter } = anAdapter()
    nock(sandbox).post(reports).reply(200, error('The order of Ana Rojas does not exist'))
    const fault: unknown = await adapter.find(asked, read).catch((thrown: unknown) => thrown)
    expect(JSON.stringify(fault) + String(fault)).not.toContain('Ana')
  })
})

describe('a refund that PayU answers', () => {
  const refunded = (state: string) => ({ code: 'SUCCESS', error: null, transactionResponse: { state } })
  it.each([
    [400, {}, 'rejected'],
    [401, {}, 'unauthorised'],
    [429, {}, 'throttled'],
    [502, {}, 'unknown-outcome'],
    [200, '', 'unknown-outcome'],
    [200, { code: 'SUCCESS', error: null }, 'unknown-outcome'],
    [200, error('The order cannot be refunded'), 'rejected'],
    [200, refunded('DECLINED'), 'rejected'],
    [200, refunded('ERROR'), 'rejected'],
  ])('with %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter({ refunds: true })
    ordersAre('order-captured')
    nock(sandbox).post(payments).reply(status, body)
    await expect(adapter.refunds?.refund(wanted, write('r1'))).rejects.toMatchObject({ code })
  })
})
