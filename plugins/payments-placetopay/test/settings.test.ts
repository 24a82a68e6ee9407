import { describe, expect, it } from 'vitest'
import { settings } from '../src/settings.ts'
import { settingsWith, site } from './support/site.ts'

describe('the settings', () => {
  it('find the host that goes with the environment', () => {
    expect(settingsWith().baseUrl).toBe('https://checkout-test.placetopay.com')
    expect(settingsWith({ environment: 'production' }).baseUrl).toBe('https://checkout.placetopay.com')
  })

  it.each([
    ['https://checkout.placetopay.example', true],
    ['http://127.0.0.1:8080', true],
    ['http://checkout.placetopay.example', false],
    ['http://localhost.example', false],
  ])('%s as the address of the vendor: %s', (baseUrl, isTaken) => {
    expect(settings.validate({ ...site, baseUrl }).error === undefined).toBe(isTaken)
  })

  it.each([
    { tranKeyHash: 'md5' },
    { signatureHash: 'none' },
    { ipAddress: 'hub.example' },
    { environment: 'x' },
  ])('refuse %j', (changes) => {
    expect(settings.validate({ ...site, ...changes }).error).toBeDefined()
  })
})
