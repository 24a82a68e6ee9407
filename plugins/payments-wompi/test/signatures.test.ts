import { describe, expect, it } from 'vitest'
import { checksumOf } from '../src/checksum.ts'
import { integrityOf } from '../src/integrity.ts'

const documented = {
  reference: 'sk8-438k4-xmxm392-sn2m',
  amountInCents: 2_490_000,
  currency: 'COP',
  secret: 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6',
}
const ours = {
  reference: 'MAT-2026-000123',
  amountInCents: 185_000_000,
  currency: 'COP',
  secret: 'test_integrity_INVENTED0123456789',
}

describe('the signature of a checkout', () => {
  it.each([
    ['as documented', documented, '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5'],
    [
      'as documented, with an expiry',
      { ...documented, expirationTime: '2023-06-09T20:28:50.000Z' },
      'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
    ],
    ['over ours', ours, 'a702f1ba24e5298775d97126d4428efa0cd42139d1243912bad26f32673f340f'],
    [
      'over ours, with an expiry',
      { ...ours, expirationTime: '2026-01-31T04:59:59.000Z' },
      'c899e1bda9916631fb2d1b698ad466626b55a592101768474da71576a4c5b124',
    ],
  ])('is %s', (_, { secret, ...signed }, hash) => {
    expect(integrityOf(signed, secret)).toBe(hash)
  })

  it.each([
    ['reference', { ...ours, reference: 'MAT-2026-000124' }],
    ['amount', { ...ours, amountInCents: 185_000_001 }],
    ['currency', { ...ours, currency: 'USD' }],
    ['secret', { ...ours, secret: 'test_integrity_INVENTED0123456780' }],
    ['expiry', { ...ours, expirationTime: '2026-01-31T04:59:59Z' }],
  ])('is another for another %s', (_, { secret, ...signed }) => {
    expect(integrityOf(signed, secret)).not.toBe(
      'a702f1ba24e5298775d97126d4428efa0cd42139d1243912bad26f32673f340f',
    )
  })
})

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

function event(transaction: object, timestamp: number, signed: readonly string[] = properties) {
  return { data: { transaction }, signature: { properties: signed }, timestamp }
}

const documentedEvent = event(
  { id: '1234-1610641025-49201', status: 'APPROVED', amount_in_cents: 4_490_000 },
  1_530_291_411,
)
const documentedSecret = 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z'
const ourEvent = event(
  { id: '119999-1767225600-12345', status: 'APPROVED', amount_in_cents: 185_000_000 },
  1_767_225_700,
)

describe('the checksum of an event', () => {
  it('is what the documented input gives, which is not what stands beside it', () => {
    const checksum = checksumOf(documentedEvent, documentedSecret)
    expect(checksum).toBe('5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe')
    expect(checksum).not.toMatch(/^3476dda5/)
  })

  it('is the recorded one for ours', () => {
    expect(checksumOf(ourEvent, 'test_events_INVENTED0123456789')).toBe(
      'd6979cbf31ce466bdecf65124202a8cd666950d302049f6d3e0b5056f29268cd',
    )
  })

  it('keeps to the order in which the event lists what it signs', () => {
    const turned = { ...ourEvent, signature: { properties: [...properties].reverse() } }
    expect(checksumOf(turned, 's')).not.toBe(checksumOf(ourEvent, 's'))
  })

  it.each([
    ['is not there', ['transaction.id', 'transaction.nothing']],
    ['is no plain value', ['transaction']],
    ['belongs to every object', ['transaction.constructor.name']],
    ['lies below a text', ['transaction.id.length']],
  ])('is none where a property %s', (_, signed) => {
    expect(checksumOf({ ...ourEvent, signature: { properties: signed } }, 's')).toBeNull()
  })
})
