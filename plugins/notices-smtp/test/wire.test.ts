import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import type { SmtpStep } from '../stage/pretend-mail-server.ts'
import { aMailServer } from './support/a-mail-server.ts'

const noon = () => new Date('2025-06-10T17:00:00Z')

describe('a mail', () => {
  it('goes from the school to one person, with the headers of an automatic message', async () => {
    const { send, server } = await aMailServer({
      settings: { replyTo: 'tesoreria@colegio.example' },
      now: noon,
    })
    const { ref } = await send('k1')
    const [mail] = server.taken
    expect(mail).toMatchObject({ from: 'matriculas@colegio.example', to: ['ana@example.com'] })
    expect(mail?.headers).toMatchObject({
      from: '=?UTF-8?Q?Matr=C3=ADculas_=C3=91and=C3=BA?= <matriculas@colegio.example>',
      to: 'ana@example.com',
      'reply-to': 'tesoreria@colegio.example',
      subject: '=?UTF-8?Q?Recibo_de_matr=C3=ADcula?=',
      'message-id': ref,
      date: 'Tue, 10 Jun 2025 17:00:00 +0000',
      'auto-submitted': 'auto-generated',
    })
    expect(mail?.source).toContain('se=C3=B1ora Pe=C3=B1uela')
  })

  it('has its HTML beside its text', async () => {
    const { send, server } = await aMailServer()
    await send('k1', { html: '<p>Gracias</p>' })
    expect(server.taken[0]?.headers['content-type']).toContain('multipart/alternative')
    expect(server.taken[0]?.source).toContain('<p>Gracias</p>')
  })

  it('keeps a line that is a dot alone', async () => {
    const { send, server } = await aMailServer()
    await send('k1', { text: 'uno\n.\ndos' })
    expect(server.taken[0]?.source).toContain('uno\r\n.\r\ndos')
  })

  it('has a Message-ID of the domain that the settings name', async () => {
    const { send } = await aMailServer({ settings: { messageIdDomain: 'matriculas.colegio.example' } })
    expect((await send('k1')).ref).toMatch(/^<[0-9a-f]{40}@matriculas\.colegio\.example>$/)
  })
})

describe('the same key', () => {
  it('goes over the line once, also when many ask at once', async () => {
    const { send, server } = await aMailServer()
    const answers = await Promise.all([send('k1'), send('k1'), send('k1')])
    await send('k1')
    expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1)
    expect(server.taken).toHaveLength(1)
  })

  it('goes again as the same message, byte by byte, when its answer was lost', async () => {
    let now = noon()
    const { send, server, kit } = await aMailServer({ now: () => now })
    await server.injectFault('hangs-up', 'changes')
    await expect(send('k1', { html: '<p>Gracias</p>' })).rejects.toMatchObject({ code: 'unknown-outcome' })
    await server.clearFault()
    now = new Date('2025-06-10T18:00:00Z')
    await send('k1', { html: '<p>Gracias</p>' })
    expect(server.taken).toHaveLength(2)
    expect(server.taken[1]?.source).toBe(server.taken[0]?.source)
    expect(server.mailbox()).toHaveLength(1)
    expect(kit.logged.map(({ message }) => message)).toEqual([
      'a mail whose answer was lost is sent again under its Message-ID',
    ])
  })

  it('is a first try again after a refusal', async () => {
    const { send, server, kit } = await aMailServer()
    await server.injectFault('throttled', 'changes')
    await expect(send('k1')).rejects.toMatchObject({ code: 'throttled', retryAfterMs: 60_000 })
    await server.clearFault()
    await send('k1')
    expect(server.taken).toHaveLength(1)
    expect(kit.logged).toEqual([])
  })
})

describe('a refusal of the server', () => {
  const rows: readonly (readonly [SmtpStep, string, object])[] = [
    ['greeting', '421 4.3.2 Service not available', { code: 'throttled', retryAfterMs: 60_000 }],
    ['greeting', '554 5.7.1 Your address is on a list', { code: 'unauthorised' }],
    ['auth', '454 4.7.0 Temporary authentication failure', { code: 'unreachable' }],
    ['auth', '534 5.7.9 Application-specific password required', { code: 'unauthorised' }],
    ['auth', '535 5.7.8 Wrong', { code: 'unauthorised' }],
    ['mail', '421 4.7.0 Try again later', { code: 'throttled' }],
    ['mail', '451 4.3.0 Busy', { code: 'throttled' }],
    ['mail', '452 4.3.1 No room', { code: 'throttled' }],
    ['mail', '503 5.5.1 Bad sequence', { code: 'invalid' }],
    ['mail', '530 5.7.0 Sign in first', { code: 'unauthorised' }],
    ['mail', '538 5.7.11 Encryption required', { code: 'unauthorised' }],
    ['mail', '550 5.4.5 Daily quota exceeded', { code: 'throttled' }],
    ['mail', '553 5.7.1 Not your address', { code: 'rejected', reason: '553 5.7.1', field: undefined }],
    ['rcpt', '450 4.2.0 Greylisted', { code: 'throttled' }],
    ['rcpt', '501 5.1.3 Bad address', { code: 'rejected', reason: '501 5.1.3', field: 'to' }],
    ['rcpt', '550 5.1.1 ana@example.com is unknown', { code: 'rejected', reason: '550 5.1.1', field: 'to' }],
    ['rcpt', '552 5.2.2 Mailbox full', { code: 'rejected', reason: '552 5.2.2', field: 'to' }],
    ['data', '451 4.3.0 Try again', { code: 'throttled' }],
    ['data', '552 Too big', { code: 'rejected', reason: '552' }],
    ['data', '554 5.7.1 Looks like spam', { code: 'rejected', reason: '554 5.7.1' }],
  ]

  it.each(rows)('at the %s with %s', async (step, reply, fault) => {
    const { send, server } = await aMailServer()
    server.refuse(step, reply)
    await expect(send('k1')).rejects.toMatchObject(fault)
    expect(server.taken).toEqual([])
  })

  it('is told without its words, which may name people', async () => {
    const { send, server } = await aMailServer()
    server.refuse('rcpt', '550 5.1.1 ana@example.com is unknown')
    const fault: unknown = await send('k1').catch((error: unknown) => error)
    expect(JSON.stringify(fault) + String(fault)).not.toContain('ana@example.com')
  })

  it('of our password pauses the check with what to look at', async () => {
    const { adapter } = await aMailServer({ settings: { password: 'otra' } })
    expect(await adapter.check(new AbortController().signal)).toMatchObject({
      is: 'down',
      why: 'the mail server answered 535',
      fix: 'Look at host, security, user and password.',
    })
  })
})

describe('a line', () => {
  it('that hangs before the message is handed over is cut, and nothing was accepted', async () => {
    const { send, server } = await aMailServer()
    await server.injectFault('hangs')
    const deadline = new AbortController()
    const sending = send('k1', {}, deadline.signal)
    await vi.waitFor(() => expect(server.connected()).toBe(1))
    deadline.abort()
    await expect(sending).rejects.toMatchObject({ code: 'unreachable' })
    await vi.waitFor(() => expect(server.connected()).toBe(0))
  })

  it('is not opened once the deadline has passed', async () => {
    const { send, server } = await aMailServer()
    await expect(send('k1', {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'unreachable' })
    expect(server.taken).toEqual([])
  })

  it('is encrypted by STARTTLS, and the certificate is checked', async () => {
    const tls = { ...(await certificate()), from: 'starttls' } as const
    const settings = { security: 'starttls', ca: tls.cert, host: 'localhost' }
    const { send, server } = await aMailServer({ tls, settings })
    await send('k1')
    expect(server.taken[0]?.secure).toBe(true)
  })

  it('is encrypted from the first byte', async () => {
    const tls = { ...(await certificate()), from: 'start' } as const
    const { send, server } = await aMailServer({ tls, settings: { security: 'tls', ca: tls.cert } })
    await send('k1')
    expect(server.taken[0]?.secure).toBe(true)
  })

  it('with a certificate nobody vouches for carries nothing', async () => {
    const tls = { ...(await certificate()), from: 'starttls' } as const
    const { send, server } = await aMailServer({ tls, settings: { security: 'starttls' } })
    await expect(send('k1')).rejects.toMatchObject({
      code: 'unreachable',
      message: "the mail server's certificate is not trusted",
    })
    expect(server.taken).toEqual([])
  })

  it('of a server that knows no STARTTLS carries neither password nor mail', async () => {
    const { send, server } = await aMailServer({ settings: { security: 'starttls' } })
    await expect(send('k1')).rejects.toMatchObject({ code: 'unauthorised' })
    expect(server.taken).toEqual([])
  })
})

/** Self-signed for localhost, for these tests alone. */
async function certificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const read = (name: string) => readFile(new URL(`certificates/${name}`, import.meta.url), 'utf8')
  return { key: await read('test-only-key.pem'), cert: await read('test-only-certificate.pem') }
}
