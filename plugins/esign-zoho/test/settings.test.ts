import { describe, expect, it } from 'vitest'
import { hostsOf } from '../src/hosts.ts'
import type { DataCentre } from '../src/hosts.ts'
import { plugin } from '../src/index.ts'

const plain = {
  clientId: '1000.INVENTED',
  clientSecret: 'client-secret-invented',
  refreshToken: '1000.refresh.invented',
  templates: { contract: { id: '212541000000300001' } },
}

const checked = (given: object) => plugin.settings.validate({ ...plain, ...given })

describe('the hosts of a data centre', () => {
  it.each<[DataCentre, string, string]>([
    ['us', 'https://sign.zoho.com', 'https://accounts.zoho.com'],
    ['eu', 'https://sign.zoho.eu', 'https://accounts.zoho.eu'],
    ['in', 'https://sign.zoho.in', 'https://accounts.zoho.in'],
    ['au', 'https://sign.zoho.com.au', 'https://accounts.zoho.com.au'],
    ['jp', 'https://sign.zoho.jp', 'https://accounts.zoho.jp'],
    ['ca', 'https://sign.zohocloud.ca', 'https://accounts.zohocloud.ca'],
    ['sa', 'https://sign.zoho.sa', 'https://accounts.zoho.sa'],
    ['uk', 'https://sign.zoho.uk', 'https://accounts.zoho.uk'],
    ['sg', 'https://sign.zoho.sg', 'https://accounts.zoho.sg'],
    ['ae', 'https://sign.zoho.ae', 'https://accounts.zoho.ae'],
  ])('%s are %s and %s', (dataCentre, sign, accounts) => {
    expect(hostsOf(dataCentre)).toEqual({ sign, accounts })
  })
})

describe('the settings', () => {
  it('name the documents in Spanish where nobody does', () => {
    expect(checked({}).value).toMatchObject({
      templates: { contract: { title: 'Contrato de matrícula', fields: {} } },
      verification: 'email',
      envelopes: 'live',
      callsPerMinute: 50,
    })
  })

  it.each([
    ['no template at all', { templates: {} }],
    ['a template for a document nobody knows', { templates: { other: { id: '212541000000300001' } } }],
    ['a template id that is a number', { templates: { contract: { id: 300001 } } }],
    ['a data centre nobody knows', { dataCentre: 'cn' }],
    [
      'a host in the clear',
      { hosts: { sign: 'http://sign.zoho.com', accounts: 'https://accounts.zoho.com' } },
    ],
    [
      'a host with a path',
      { hosts: { sign: 'https://sign.zoho.com/api', accounts: 'https://accounts.zoho.com' } },
    ],
    ['one host without the other', { hosts: { sign: 'https://sign.zoho.com' } }],
    ['a short webhook secret', { webhookSecret: 'short' }],
  ])('refuse %s', (_what, given) => {
    expect(checked(given).error).toBeDefined()
  })

  it('take hosts in the clear on this machine', () => {
    const hosts = { sign: 'http://127.0.0.1:9016', accounts: 'http://localhost:9017' }
    expect(checked({ hosts }).error).toBeUndefined()
  })
})
