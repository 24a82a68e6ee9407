import type { SMTPServerEnvelope } from 'smtp-server'

/** A message as the pretend server took it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly messageId: string
  /** Names in lower case, folded lines joined. */
  readonly headers: Readonly<Record<string, string>>
  /** As it came over the line, one character a byte. */
  readonly source: string
  readonly secure: boolean
}

interface MailSession {
  readonly envelope: SMTPServerEnvelope
  readonly secure: boolean
}

export function readMessage(source: string, { envelope, secure }: MailSession): ReceivedMail {
  const headers = headersOf(source)
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    messageId: headers['message-id'] ?? '',
    headers,
    source,
    secure,
  }
}

function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((mailConnection) => {
      const colon = mailConnection.indexOf(':')
      return [mailConnection.slice(0, colon).toLowerCase(), mailConnection.slice(colon + 1).trim()]
    }),
  )
}
