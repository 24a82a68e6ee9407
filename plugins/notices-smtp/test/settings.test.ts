import { describe, expect, it } from 'vitest'
import { settings } from '../src/settings.ts'

const least = { host: 'smtp.colegio.example', from: 'matriculas@colegio.example' }

describe('the settings', () => {
  it.each([
    [{}, { security: 'starttls', port: 587 }],
    [{ security: 'tls' }, { security: 'tls', port: 465 }],
    [{ security: 'none', host: 'localhost' }, { port: 25 }],
    [{ security: 'tls', port: 2465 }, { port: 2465 }],
  ])('%j lead to %j', (given, wanted) => {
    expect(settings.validate({ ...least, ...given }).value).toMatchObject(wanted)
  })

  it.each([
    ['no encryption towards another machine', { security: 'none' }, '"security" may be "none" only'],
    ['a user without a password', { user: 'matriculas' }, 'password'],
    ['a password without a user', { password: 'x' }, 'user'],
    ['a sender that is no address', { from: 'colegio' }, '"from"'],
    ['a sender’s name that opens a header', { fromName: 'Colegio\r\nBcc: x@example.com' }, '"fromName"'],
    ['a host with a path', { host: 'smtp://colegio.example' }, '"host"'],
    ['an authority that is no certificate', { ca: 'abc' }, '"ca"'],
    ['a message a minute too few', { messagesPerMinute: 0 }, '"messagesPerMinute"'],
    ['what it has not heard of', { secure: true }, '"secure" is not allowed'],
  ])('refuse %s', (_title, given, says) => {
    expect(settings.validate({ ...least, ...given }).error?.message).toContain(says)
  })
})
