import { describe, expect, it } from 'vitest'
import { settings, sendsKey } from '../src/settings.ts'
import { at } from '../src/pointer.ts'
import { plain } from './support/a-gateway.ts'

describe('the settings', () => {
  it.each([
    ['a gateway without https', { url: 'http://gateway.example/x' }, '"url" must begin with https://'],
    ['a password in the address', { url: 'https://a:b@gateway.example/x' }, '"url" must not hold a password'],
    ['a check without https', { checkUrl: 'http://gateway.example/x' }, '"checkUrl"'],
    ['no channel', { channels: [] }, '"channels"'],
    ['mail', { channels: ['email'] }, '"channels[0]"'],
    ['a body without the text', { body: { to: '{to}' } }, '"body" has no place for text'],
    ['a place nobody fills', { body: { to: '{to}', text: '{text} {name}' } }, 'nobody fills: name'],
    ['a proof without its secret', { auth: { type: 'bearer' } }, '"auth.token" is required with bearer'],
    [
      'a secret too many',
      { auth: { type: 'bearer', token: 'a', secret: 'b' } },
      '"auth.secret" has no place',
    ],
    ['a header that opens another', { headers: { 'X-A': 'a\r\nX-B: b' } }, '"headers.X-A"'],
    ['a success that is none', { success: [404] }, '"success[0]"'],
    ['a pointer that is none', { reference: 'id' }, '"reference"'],
    ['what it has not heard of', { method: 'PUT' }, '"method" is not allowed'],
  ])('refuse %s', (_title, given, says) => {
    expect(settings.validate({ ...plain, ...given }).error?.message).toContain(says)
  })

  it('take a gateway on this machine without https', () => {
    expect(settings.validate({ ...plain, url: 'http://127.0.0.1:8080/x' }).error).toBeUndefined()
  })

  it.each([
    [{ idempotencyHeader: 'Idempotency-Key', body: plain.body }, true],
    [{ body: { list: [{ id: 'mh-{key}' }] } }, true],
    [{ body: plain.body }, false],
  ])('%j tell the key: %s', (given, sends) => {
    expect(sendsKey(given)).toBe(sends)
  })
})

describe('a pointer', () => {
  const value = { messages: [{ id: 'a' }], 'a/b': { '~': 1 }, toString: null }

  it.each([
    ['/messages/0/id', 'a'],
    ['/a~1b/~0', 1],
    ['/messages/1/id', undefined],
    ['/messages/0/id/0', undefined],
    ['/constructor', undefined],
    ['/toString', null],
  ])('%s leads to %j', (pointer, wanted) => {
    expect(at(pointer, value)).toBe(wanted)
  })
})
