import { describe, expect, it } from 'vitest'
import { authorizationFor, challengeFrom, responseTo } from '../src/digest.ts'
import type { Challenge, Signing } from '../src/digest.ts'

const challenge: Challenge = {
  realm: 'alma-api',
  nonce: 'dcd98b7102dd2f0e8b11d0f600bfb0c093',
  opaque: null,
  algorithm: 'MD5',
  stale: false,
}

const signing: Signing = {
  user: 'almaKey01',
  password: 'almaSecret01',
  method: 'GET',
  uri: '/v2/colegiodemo/students?status%5B%5D=Active',
  count: 1,
  cnonce: '0a4f113b',
}

describe('the digest of a request', () => {
  it('is that of RFC 2617, section 3.5', () => {
    const classic = { user: 'Mufasa', password: 'Circle Of Life', uri: '/dir/index.html' }
    const proof = responseTo({ ...challenge, realm: 'testrealm@host.com' }, { ...signing, ...classic })
    expect(proof).toBe('6629fae49393a05397450978507c4ef1')
  })

  it('is that of RFC 7616, section 3.9.1, by SHA-256', () => {
    const proof = responseTo(
      {
        ...challenge,
        realm: 'http-auth@example.org',
        nonce: '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
        algorithm: 'SHA-256',
      },
      {
        ...signing,
        user: 'Mufasa',
        password: 'Circle of Life',
        uri: '/dir/index.html',
        cnonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
      },
    )
    expect(proof).toBe('753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1')
  })

  it('covers the query', () => {
    expect(responseTo(challenge, signing)).toBe('5ab2b2ff54285ba01412f63a7bb772a5')
    const without = responseTo(challenge, { ...signing, uri: '/v2/colegiodemo/students' })
    expect(without).toBe('03fba233de686d3002a54eafffb19879')
  })

  it('counts in eight hexadecimal digits', () => {
    expect(authorizationFor(challenge, { ...signing, count: 266 })).toContain('nc=0000010a')
  })

  it('is sent with what it was made of', () => {
    expect(authorizationFor({ ...challenge, opaque: 'x"y' }, signing)).toBe(
      'Digest username="almaKey01", realm="alma-api", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", ' +
        'uri="/v2/colegiodemo/students?status%5B%5D=Active", algorithm=MD5, qop=auth, nc=00000001, ' +
        'cnonce="0a4f113b", response="5ab2b2ff54285ba01412f63a7bb772a5", opaque="x\\"y"',
    )
  })
})

describe('a challenge', () => {
  it.each([
    ['Digest realm="alma-api", nonce="n1", qop="auth"', { realm: 'alma-api', nonce: 'n1', stale: false }],
    ['digest nonce=n1,qop="auth-int, auth",algorithm=md5', { realm: '', nonce: 'n1', algorithm: 'MD5' }],
    ['Digest realm="a, b \\"c\\"", nonce="n1", qop=auth, stale=TRUE', { realm: 'a, b "c"', stale: true }],
    ['Basic realm="x", Digest realm="y", nonce="n1", qop="auth", opaque="o"', { realm: 'y', opaque: 'o' }],
    ['Digest nonce="n1", qop="auth", algorithm=SHA-256, Digest nonce="n2", qop="auth"', { nonce: 'n1' }],
  ])('is read from %s', (header, expected) => {
    expect(challengeFrom(header)).toMatchObject(expected)
  })

  it.each([undefined, '', 'Basic realm="x"', 'Digest realm="no nonce"', 'Bearer'])(
    'is none in %s',
    (header) => {
      expect(challengeFrom(header)).toBeNull()
    },
  )

  it.each([
    'Digest nonce="n", qop="auth", algorithm=MD5-sess',
    'Digest nonce="n", qop="auth-int"',
    'Digest nonce="n"',
  ])('that we cannot answer is refused: %s', (header) => {
    expect(() => challengeFrom(header)).toThrow(expect.objectContaining({ code: 'unsupported' }))
  })
})
