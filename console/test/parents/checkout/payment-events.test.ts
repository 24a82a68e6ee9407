import { describe, expect, it } from 'vitest'
import { readPayment } from '../../../src/parents/checkout/payment-events.ts'
import { aPayment } from './a-payment.ts'

describe('readPayment', () => {
  it('reads the payment of an event', () => {
    expect(readPayment(JSON.stringify(aPayment('APROBADO')))).toEqual(aPayment('APROBADO'))
  })

  it.each([
    '',
    'null',
    '"APROBADO"',
    '{"status":"APROBADO"}',
    '{"status":1,"data":{}}',
    '{"status":"X","data":null}',
    '{',
  ])('takes %j for no payment', (json) => {
    expect(readPayment(json)).toBeNull()
  })
})
