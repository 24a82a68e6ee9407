import { describe, expect, it } from 'vitest'
import { contentMd5Of, signatureOf, signedHeaders, stringToSign } from '../src/sign-request.ts'
import type { SigningStyle } from '../src/sign-request.ts'

const appKey = '23268312'
const appSecret = 'hikSecretInvented01'
const path = '/artemis/api/acs/v1/privilege/group/single/addPersons'
const body = '{"privilegeGroupId":"34","type":1,"list":[{"id":"105"}]}'
const nonce = '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b'
const at = new Date(1767225600000)

const vectors: readonly (readonly [SigningStyle, string])[] = [
  ['minimal', 'vq/LytZGAd8RxLXcHRq/AWv7sM+n6bdq4UIQNwgkJJI='],
  ['headers', 'ghq1uMl/QRiBwacjVP1K+VYcsJFDHrADyfAVHsaxW3o='],
  ['headers-and-body', '0lRMQOMbnc1CJfJ87Eb0fetHOPWaGzjW4vshxkJxOzg='],
]

const signed = (style: SigningStyle, given: Partial<Parameters<typeof signedHeaders>[0]> = {}) =>
  signedHeaders({ path, body, nonce, at, ...given }, { appKey, appSecret, style })

const plain = {
  method: 'POST',
  accept: '*/*',
  contentMd5: null,
  contentType: 'application/json',
  headers: { 'x-ca-key': appKey, 'x-ca-nonce': nonce, 'x-ca-timestamp': '1767225600000' },
  path,
}

describe('the signature of a request', () => {
  it.each(vectors)('is the known one in the style %s', (style, signature) => {
    expect(signed(style)['x-ca-signature']).toBe(signature)
  })

  it('covers one line for each part that is sent', () => {
    expect(stringToSign({ ...plain, contentMd5: 'WkVW8TeMw4UOQdlUdz/mCw==' }).split('\n')).toEqual([
      'POST',
      '*/*',
      'WkVW8TeMw4UOQdlUdz/mCw==',
      'application/json',
      'x-ca-key:23268312',
      `x-ca-nonce:${nonce}`,
      'x-ca-timestamp:1767225600000',
      path,
    ])
  })

  it('is another one with empty lines for headers that are not sent', () => {
    const [first, second, ...rest] = stringToSign(plain).split('\n')
    const lookAlike = [first, second, '', ...rest].join('\n')
    expect(signatureOf(lookAlike, appSecret)).not.toBe(signed('headers')['x-ca-signature'])
  })

  it('puts the signed headers in the order of their names', () => {
    const { 'x-ca-key': key, ...others } = plain.headers
    expect(stringToSign({ ...plain, headers: { ...others, 'x-ca-key': key } })).toBe(stringToSign(plain))
  })

  it.each([
    ['another path', { path: '/api/acs/v1/privilege/group/single/addPersons' }],
    ['a host in the path', { path: `hik.example:443${path}` }],
    ['another nonce', { nonce: '00000000-0000-4000-8000-000000000000' }],
    ['another moment', { at: new Date(1767225600001) }],
    ['the same body spelt differently', { body: body.replaceAll(',', ', ') }],
  ])('is another one with %s', (_what, given) => {
    expect(signed('headers-and-body', given)['x-ca-signature']).not.toBe(
      signed('headers-and-body')['x-ca-signature'],
    )
  })

  it('is another one with another secret', () => {
    const signature = signatureOf(stringToSign(plain), 'hikSecretInvented02')
    expect(signature).not.toBe(signed('headers')['x-ca-signature'])
  })
})

describe('the headers of a request', () => {
  it('hold the MD5 of the body where the style covers it', () => {
    expect(contentMd5Of(body)).toBe('WkVW8TeMw4UOQdlUdz/mCw==')
    expect(signed('headers-and-body')['content-md5']).toBe('WkVW8TeMw4UOQdlUdz/mCw==')
    expect(signed('headers')).not.toHaveProperty('content-md5')
  })

  it('name what is signed, sorted', () => {
    expect(signed('headers')['x-ca-signature-headers']).toBe('x-ca-key,x-ca-nonce,x-ca-timestamp')
  })

  it('are the key and the signature alone in the minimal style', () => {
    expect(Object.keys(signed('minimal')).toSorted()).toEqual([
      'accept',
      'content-type',
      'x-ca-key',
      'x-ca-signature',
    ])
  })
})
