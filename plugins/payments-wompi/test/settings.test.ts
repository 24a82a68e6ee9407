import { describe, expect, it } from 'vitest'
import { settings } from '../src/settings.ts'
import { aMerchant, keys, settingsWith } from './support/merchant.ts'

const prod = {
  publicKey: 'pub_prod_INVENTED',
  privateKey: 'prv_prod_INVENTED',
  integritySecret: 'prod_integrity_INVENTED',
  eventsSecret: 'prod_events_INVENTED',
}

describe('the settings', () => {
  it('find the host that goes with the keys', () => {
    expect(settingsWith().apiUrl).toBe('https://sandbox.wompi.co/v1')
    expect(settingsWith(prod).apiUrl).toBe('https://production.wompi.co/v1')
  })

  it.each(['privateKey', 'integritySecret', 'eventsSecret'] as const)(
    'refuse a %s of the other mode, and do not repeat it',
    (name) => {
      const { error } = settings.validate({ ...keys, [name]: prod[name] })
      expect(error?.message).toContain('same mode')
      expect(error?.message).not.toContain(prod[name])
    },
  )

  it.each([
    ['https://wompi.example/v1', true],
    ['http://127.0.0.1:8080/v1', true],
    ['http://localhost:8080/v1', true],
    ['http://wompi.example/v1', false],
    ['http://127.0.0.1.example/v1', false],
    ['ftp://127.0.0.1/v1', false],
  ])('%s as the address of the API: %s', (apiUrl, isTaken) => {
    expect(settings.validate({ ...keys, apiUrl }).error === undefined).toBe(isTaken)
  })

  it('say what a payer can pay with', () => {
    expect(aMerchant({ means: ['card', 'transfer'] }).adapter.supports.means).toEqual(['card', 'transfer'])
  })
})
