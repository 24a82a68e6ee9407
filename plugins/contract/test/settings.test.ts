import { expect, it } from 'vitest'
import { secureUrl, vendorOrigin, vendorUrl } from '../src/index.ts'

const kept = 'kept'

it.each([
  ['https://api.vendor.example', kept, 'https://api.vendor.example', 'https://api.vendor.example'],
  ['https://api.vendor.example/v1/', kept, 'https://api.vendor.example/v1', null],
  [
    'https://api.vendor.example:50000/',
    kept,
    'https://api.vendor.example:50000',
    'https://api.vendor.example:50000',
  ],
  ['http://127.0.0.1:8080', kept, 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080', kept, 'http://[::1]:8080', 'http://[::1]:8080'],
  ['https://x.example/a?b=c', kept, null, null],
  ['https://me:secret@x.example', kept, null, null],
  ['http://api.vendor.example', null, null, null],
  ['http://127.0.0.1.evil.example', null, null, null],
  ['ftp://x.example', null, null, null],
  ['javascript:alert(1)', null, null, null],
  ['api.vendor.example', null, null, null],
])('%s is a secure URL: %s, a vendor’s: %s, an origin: %s', (text, secure, vendor, origin) => {
  const valueOf = (schema: ReturnType<typeof secureUrl>) => {
    const { error, value } = schema.validate(text)
    return error === undefined ? value : null
  }
  expect(valueOf(secureUrl())).toBe(secure === kept ? text : null)
  expect(valueOf(vendorUrl())).toBe(vendor)
  expect(valueOf(vendorOrigin())).toBe(origin)
})

it('each says what is wrong, once and in its own words', () => {
  expect(vendorOrigin().label('baseUrl').validate('sap.example', { abortEarly: false }).error?.message).toBe(
    '"baseUrl" must begin with https://, except on this machine',
  )
  expect(vendorUrl().label('url').validate('https://a:b@x.example').error?.message).toBe(
    '"url" must be an address without credentials, query or hash',
  )
})
