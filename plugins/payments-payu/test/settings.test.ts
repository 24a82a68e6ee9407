import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'
import { published, settingsWith } from './support/payu.ts'

describe('the settings', () => {
  it('lead to the sandbox with test, and to production without', () => {
    expect(settingsWith({ test: true }).reportsUrl).toBe(
      'https://sandbox.api.payulatam.com/reports-api/4.0/service.cgi',
    )
    expect(settingsWith({ test: false })).toMatchObject({
      checkoutUrl: 'https://checkout.payulatam.com/ppp-web-gateway-payu/',
      reportsUrl: 'https://api.payulatam.com/reports-api/4.0/service.cgi',
      paymentsUrl: 'https://api.payulatam.com/payments-api/4.0/service.cgi',
    })
  })

  it('take plain http for this machine alone', () => {
    expect(settingsWith({ reportsUrl: 'http://127.0.0.1:4010/' }).reportsUrl).toBe('http://127.0.0.1:4010/')
    expect(
      plugin.settings.validate({ ...published, reportsUrl: 'http://payu.example/' }).error?.message,
    ).toBe('"reportsUrl" must begin with https://, except on this machine')
  })

  it('show the means that the methods leave, and no other', () => {
    expect(settingsWith({}).means).toEqual(['card', 'pse', 'cash'])
    expect(settingsWith({ paymentMethods: ['PSE', 'VISA', 'AMEX'] }).means).toEqual(['pse', 'card'])
    expect(settingsWith({ paymentMethods: ['PSE', 'VISA'], means: ['pse'] }).means).toEqual(['pse'])
    const given = { ...published, paymentMethods: ['PSE'], means: ['pse', 'cash'] }
    expect(plugin.settings.validate(given).error?.details).toMatchObject([
      { path: ['means'], type: 'any.only', context: { valids: ['pse'] } },
    ])
  })

  it.each([
    ['merchantId', 'mi colegio'],
    ['algorithm', 'HMAC-SHA256'],
    ['documentType', 'PPT'],
    ['means', []],
    ['paymentMethods', ['PSE~']],
    ['checkoutUrl', 'ftp://payu.example/'],
    ['checkoutUrl', 'nowhere'],
  ])('refuse %s: %j', (name, value) => {
    const { error } = plugin.settings.validate({ ...published, [name]: value })
    expect(error?.message).toContain(`"${name}`)
  })
})
