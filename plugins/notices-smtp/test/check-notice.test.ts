import { expect, it } from 'vitest'
import { checkNotice } from '../src/check-notice.ts'
import { aNotice } from './support/a-mail-server.ts'

it.each(['ana@example.com', "o'brien+recibos@sub.colegio.edu.co", 'a_b@correo.co', 'ana@peñuela.co'])(
  'takes %s',
  (to) => {
    expect(() => checkNotice(aNotice({ to }))).not.toThrow()
  },
)

it.each([
  '',
  'sin arroba',
  'ana@',
  '@example.com',
  'ana@example.com, otra@example.com',
  'ana@example.com\r\nBcc: otra@example.com',
  'Ana <ana@example.com>',
  'ana@example.com>',
  'ana@-example.com',
  'ana @example.com',
  '"a b"@example.com',
  'ana@[127.0.0.1]',
  `${'a'.repeat(250)}@example.com`,
])('rejects the address %j', (to) => {
  expect(() => checkNotice(aNotice({ to }))).toThrow(
    expect.objectContaining({ code: 'rejected', field: 'to' }),
  )
})

it.each(['Recibo\r\nBcc: otra@example.com', 'Recibo\nX: y', 'Recibo\u0000', 'a'.repeat(501)])(
  'refuses the subject %j',
  (subject) => {
    expect(() => checkNotice(aNotice({ subject }))).toThrow(
      expect.objectContaining({ code: 'invalid', field: 'subject' }),
    )
  },
)

it('sends mail only', () => {
  expect(() => checkNotice(aNotice({ channel: 'sms', to: '+573001234567' }))).toThrow(
    expect.objectContaining({ code: 'unsupported', field: 'channel' }),
  )
})
