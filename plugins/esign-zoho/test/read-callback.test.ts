import { readFileSync } from 'node:fs'
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RawRequest, Signing, WebhookVerdict } from '@matricula/contract'
import { signatureOf } from '../src/read-callback.ts'
import { anAccount, webhookSecret } from './support/an-account.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const recorded = readFileSync(new URL('recordings/callback-completed.json', import.meta.url), 'utf8').trim()

interface CallbackOptions {
  readonly text: string
  readonly signature?: string | undefined
}

function verdictOn({ text, signature = signatureOf(bytes(text), webhookSecret) }: CallbackOptions) {
  const { adapter, kit } = anAccount({ settings: { webhookSecret } })
  const request: RawRequest = {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'x-zs-webhook-signature': signature },
    body: bytes(text),
  }
  const verdict: Promise<WebhookVerdict<Signing>> | undefined = adapter.webhooks?.read(request)
  return { verdict, kit }
}

const vectors: readonly (readonly [string, string, string])[] = [
  [
    'thisisthesamplekeyfortestingpurposes',
    '{{"requests":{"request_name":"Test Name"},"notifications":{"operation_type":"RequestSigningSuccess"}}',
    'drbSrM4H816RYKpZiRBLddUa0yHaTrwjtY04sIZFZus=',
  ],
  [
    'zoho-webhook-secret-invented',
    '{"requests":{"request_id":"212541000000244001","request_status":"completed","request_name":"Contrato de matricula 2026"},"notifications":{"operation_type":"RequestCompleted","performed_at":1767225600000,"performed_by_email":"System Generated"}}',
    'wai4Lyk8jD8P2f3TaI9sOexXBe+y4yo2XkZ8o6cDN/k=',
  ],
  [
    'zoho-webhook-secret-invented',
    '{"requests":{"request_id":212541000000244001,"request_status":"completed","request_name":"Contrato de matricula 2026"},"notifications":{"operation_type":"RequestCompleted","performed_at":1767225600000,"performed_by_email":"System Generated"}}',
    'Fg6J+WeYWMhBV6O6Y6nlvFOYNquQPLUoxYHA4/cbK/A=',
  ],
]

describe('the signature of a callback', () => {
  it.each(vectors)('with the secret %s over %s is the known one', (secret, text, signature) => {
    expect(signatureOf(bytes(text), secret)).toBe(signature)
  })

  it('is not of the body with the secret behind it, as the help page words it', () => {
    const [secret, text, signature] = vectors[0] ?? ['', '', '']
    expect(
      createHmac('sha256', '')
        .update(text + secret)
        .digest('base64'),
    ).not.toBe(signature)
    expect(createHmac('sha256', text).update(secret).digest('base64')).not.toBe(signature)
  })

  it.each([
    ['in hex', Buffer.from(signatureOf(bytes(recorded), webhookSecret), 'base64').toString('hex')],
    ['of another secret', signatureOf(bytes(recorded), 'another-secret-invented')],
    ['cut short', signatureOf(bytes(recorded), webhookSecret).slice(0, -1)],
    ['empty', ''],
  ])('%s is forged', async (_what, signature) => {
    expect(await verdictOn({ text: recorded, signature }).verdict).toMatchObject({ is: 'forged' })
  })

  it('covers the bytes and not their meaning', async () => {
    const signature = signatureOf(bytes(recorded), webhookSecret)
    expect(await verdictOn({ text: `${recorded} `, signature }).verdict).toMatchObject({ is: 'forged' })
  })
})

describe('a genuine callback', () => {
  it('keeps all 18 digits of an id that comes as a number', async () => {
    expect(await verdictOn({ text: recorded }).verdict).toMatchObject({
      is: 'event',
      event: {
        id: '212541000000244001',
        reference: 'MH-7Q2KX0',
        document: 'contract',
        status: 'signed',
        rawStatus: 'completed',
        email: 'laura.diaz@example.com',
        url: null,
      },
    })
  })

  it('has another event id for its neighbour, whose id differs in the last digit', async () => {
    const neighbour = recorded.replace('212541000000244001', '212541000000244007')
    const [one, other] = [
      await verdictOn({ text: recorded }).verdict,
      await verdictOn({ text: neighbour }).verdict,
    ]
    expect(one).toHaveProperty('eventId')
    expect(other).toMatchObject({ is: 'event', event: { id: '212541000000244007' } })
    expect(other).not.toHaveProperty('eventId', one?.is === 'event' ? one.eventId : '')
  })

  it('of the last signature and of the completion are two events, both signed', async () => {
    const last = recorded.replace('"RequestCompleted"', '"RequestSigningSuccess"')
    const verdicts = [await verdictOn({ text: recorded }).verdict, await verdictOn({ text: last }).verdict]
    expect(verdicts).toMatchObject([{ event: { status: 'signed' } }, { event: { status: 'signed' } }])
    expect(new Set(verdicts.map((verdict) => verdict?.is === 'event' && verdict.eventId)).size).toBe(2)
  })

  it.each([
    'RequestSubmitted',
    'RequestViewed',
    'RequestSigningSuccess',
    'RequestCompleted',
    'RequestRejected',
    'RequestRecalled',
    'RequestForwarded',
    'RequestExpired',
  ])('of %s is an event', async (operation) => {
    const text = recorded.replace('RequestCompleted', operation)
    expect(await verdictOn({ text }).verdict).toMatchObject({ is: 'event' })
  })

  it('takes its status from the request and not from the name of the event', async () => {
    const text = recorded.replace('"request_status": "completed"', '"request_status": "declined"')
    expect(await verdictOn({ text }).verdict).toMatchObject({ event: { status: 'declined' } })
  })

  it('that names no actions tells no address', async () => {
    const text = recorded.replace(/"actions": \[.*?\]/s, '"actions": []')
    expect(await verdictOn({ text }).verdict).toMatchObject({ event: { email: '', status: 'signed' } })
  })

  it.each([
    ['a document the school sends without us', recorded.replace(' - Ref. C-MH-7Q2KX0', '')],
    ['an operation nobody asked for', recorded.replace('RequestCompleted', 'RequestPrinted')],
    ['a body that is not JSON', vectors[0]?.[1] ?? ''],
    ['a body without a request', '{"notifications":{"operation_type":"RequestCompleted","performed_at":1}}'],
  ])('about %s is nothing for us', async (_what, text) => {
    expect(await verdictOn({ text }).verdict).toEqual({ is: 'nothing-for-us' })
  })

  it('that cannot be read is told of without what is in it', async () => {
    const text = recorded.replace('"completed"', '7')
    const { verdict, kit } = verdictOn({ text })
    expect(await verdict).toEqual({ is: 'nothing-for-us' })
    expect(kit.logged).toMatchObject([{ level: 'warn', fields: {} }])
    expect(JSON.stringify(kit.logged)).not.toContain('Laura')
  })
})

it('callbacks are not claimed without a secret to check them by', () => {
  const { adapter } = anAccount()
  expect(adapter.supports.webhooks).toBe(false)
  expect(adapter).not.toHaveProperty('webhooks')
})
