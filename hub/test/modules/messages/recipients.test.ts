import type { Contact, NoticeChannel } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { maskRecipient, reach } from '../../../src/modules/messages/recipients.ts'

describe('A guardian is reached', () => {
  const mail: Contact = { kind: 'email', value: 'ana@example.com', label: 'Personal' }
  const phones: Contact[] = [
    { kind: 'phone', value: '300 123 4567', label: 'Celular' },
    { kind: 'phone', value: '601 000 0000', label: 'Trabajo' },
  ]
  const byMail = [{ channel: 'email', to: 'ana@example.com' }]
  const cases: readonly [string, readonly Contact[], readonly NoticeChannel[], unknown][] = [
    ['by mail where there is an address', [...phones, mail], ['email', 'sms'], byMail],
    ['by a message without one', phones, ['email', 'sms'], [{ channel: 'sms', to: '300 123 4567' }]],
    [
      'by a message of a school without mail',
      [mail, ...phones],
      ['whatsapp'],
      [{ channel: 'whatsapp', to: '300 123 4567' }],
    ],
    ['not at all without either', [], ['email', 'sms'], []],
    ['not at all where nothing leaves the school', [mail, ...phones], [], []],
    ['not by a telephone where no message leaves', phones, ['email'], []],
  ]

  it.each(cases)('%s', (_title, contacts, channels, recipients) => {
    expect(reach(contacts, channels)).toEqual(recipients)
  })
})

describe('A recipient is shown to others', () => {
  it.each([
    ['by the first letter of a mail address', 'email', 'ana.ruiz@example.com', 'a•••@example.com'],
    ['by the last two digits of a telephone', 'whatsapp', '300 123 4567', '•••67'],
    ['by them alone, however it is written', 'sms', '+57 (300) 123-456-7', '•••67'],
  ] as const)('%s', (_title, channel, to, shown) => {
    expect(maskRecipient({ channel, to })).toBe(shown)
  })
})
