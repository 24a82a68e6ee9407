import { describe, expect, it } from 'vitest'
import { bogotaInstant } from '../src/bogota-instant.ts'
import { digestOf } from '../src/hash.ts'
import { authFrom, authOver } from '../src/to-auth.ts'

const fixture = { rawNonce: 'ifYEPnAcJbpDVR1t', seed: '2016-10-26T21:37:00+00:00' }
const ours = { rawNonce: '0123456789abcdef', seed: '2026-01-15T10:00:00-05:00' }

describe('the proof in a request', () => {
  it.each([
    ['sha1', 'ABCD1234', fixture, 'aWZZRVBuQWNKYnBEVlIxdA==', 'Xi5xrRwrqPU21WE2JI4hyMaCvQ8='],
    [
      'sha256',
      'ABCD1234',
      fixture,
      'aWZZRVBuQWNKYnBEVlIxdA==',
      'NDlpEEAIe8sbKZ6mGWQrZwbyBB62J1LcyP/a/o7LRqY=',
    ],
    [
      'sha256',
      'SecretKeyInventada01',
      ours,
      'MDEyMzQ1Njc4OWFiY2RlZg==',
      'UvNaVZ0CWYW3Y5D6LeZNkIoX8/ARaPXFYN2yH+xNsDk=',
    ],
  ] as const)('is by %s with %s as recorded', (tranKeyHash, secretKey, moment, nonce, tranKey) => {
    expect(authOver({ login: 'demo', secretKey, tranKeyHash }, moment)).toEqual({
      login: 'demo',
      tranKey,
      nonce,
      seed: moment.seed,
    })
  })

  it.each([
    ['nonce', { ...ours, rawNonce: '0123456789abcdee' }],
    ['encoded nonce', { ...ours, rawNonce: 'MDEyMzQ1Njc4OWFiY2RlZg==' }],
    ['seed', { ...ours, seed: '2026-01-15T10:00:01-05:00' }],
  ])('is another for another %s', (_, moment) => {
    const settings = { login: 'demo', secretKey: 'SecretKeyInventada01', tranKeyHash: 'sha256' } as const
    expect(authOver(settings, moment).tranKey).not.toBe('UvNaVZ0CWYW3Y5D6LeZNkIoX8/ARaPXFYN2yH+xNsDk=')
  })

  it('writes its moment in Bogotá', () => {
    const settings = { login: 'demo', secretKey: 'SecretKeyInventada01', tranKeyHash: 'sha256' } as const
    const auth = authFrom(settings, { rawNonce: ours.rawNonce, now: new Date('2026-01-15T15:00:00.999Z') })
    expect(auth).toEqual(authOver(settings, ours))
  })

  it.each([
    ['2026-01-01T04:59:59Z', '2025-12-31T23:59:59-05:00'],
    ['2026-01-01T05:00:00Z', '2026-01-01T00:00:00-05:00'],
  ])('takes %s for %s', (at, text) => {
    expect(bogotaInstant(new Date(at))).toBe(text)
  })
})

describe('the signature of a notification', () => {
  it.each([
    [
      'sha256',
      ['181348', 'APPROVED', '2026-01-15T10:12:30-05:00', 'SecretKeyInventada01'],
      'e9bccce5e7d466ca1d1e5e34126a47c383d9701ab106d82bf40dade567c137a2',
    ],
    [
      'sha1',
      ['181348', 'APPROVED', '2026-01-15T10:12:30-05:00', 'SecretKeyInventada01'],
      '4751978d086343b07284f391d81daf4aa13f3f66',
    ],
    [
      'sha256',
      ['181348', 'REJECTED', '2026-01-15T10:12:30-05:00', 'SecretKeyInventada01'],
      '1ca1989dab8d3df341cd073f0d53fcb1194c1d0fb3da96f1c6b62c344a738464',
    ],
    [
      'sha256',
      ['83', 'APPROVED', '2016-10-10T16:39:57-05:00', '024h1IlD'],
      '1a0d78ea2fcc656c718d7fa3dc13d1aef9faea442017b20c705319cb33933454',
    ],
    [
      'sha1',
      ['83', 'APPROVED', '2016-10-10T16:39:57-05:00', '024h1IlD'],
      '8fb4beea130ab3e75a1de956bd0213892e0f6839',
    ],
    [
      'sha1',
      ['126', 'REJECTED', '2016-10-12T01:44:37-05:00', '024h1IlD'],
      '554fa6c36bd5d1376b192b8bc3a1e3dd9a01e448',
    ],
  ] as const)('is by %s over %j as recorded', (hash, texts, signature) => {
    expect(digestOf(hash, texts, 'hex')).toBe(signature)
  })
})
