import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'
import { keys, settingsWith } from './support/epayco.ts'

describe('the settings', () => {
  it('lead to ePayco’s addresses', () => {
    expect(settingsWith()).toMatchObject({
      apiUrl: 'https://apify.epayco.co',
      validationUrl: 'https://secure.epayco.co',
      formUrl: 'https://secure.payco.co/checkout.php',
    })
  })

  it('take plain http for this machine alone', () => {
    expect(settingsWith({ apiUrl: 'http://localhost:4010' }).apiUrl).toBe('http://localhost:4010')
    expect(() => settingsWith({ apiUrl: 'http://epayco.example' })).toThrow(
      '"apiUrl" must begin with https://',
    )
  })

  it('must say how the checkout goes', () => {
    const { error } = plugin.settings.validate({ ...keys, name: 'Colegio' })
    expect(error?.message).toBe('"checkout" is required')
  })

  it.each([
    ['custId', 'colegio'],
    ['checkout', 'https://colegio.example/pagar'],
    ['checkout', 'http://colegio.example/pagar#{sessionId}'],
    ['checkout', 'session'],
    ['sessionStyle', 'xml'],
    ['documentType', 'cédula'],
    ['payerIp', '300.1.1.1'],
    ['means', []],
    ['formUrl', 'nowhere'],
  ])('refuse %s: %j', (name, value) => {
    expect(() => settingsWith({ [name]: value })).toThrow(`"${name}`)
  })
})
