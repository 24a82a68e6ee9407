import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import { warningsOf } from './support/warnings.ts'
import { aCheckout, aMerchant, keys, recording, write } from './support/merchant.ts'
import type { MerchantFixture } from './support/merchant.ts'

interface EventOptions {
  readonly environment?: string
  readonly event?: string
  readonly transaction?: Record<string, unknown>
  readonly properties?: readonly string[]
  readonly timestamp?: number
  readonly capitals?: boolean
}

const genuine = {
  id: '119999-1767225600-12345',
  status: 'APPROVED',
  amount_in_cents: 185_000_000,
  reference: 'MAT-2026-000123',
}

const usual = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

/** An event of Wompi's that Wompi signed, whatever it says. */
function signed(told: EventOptions): RawRequest {
  const { environment = 'test', event = 'transaction.updated', properties = usual } = told
  const { timestamp = 1_767_225_700, capitals = false } = told
  const transaction = { ...genuine, ...told.transaction }
  const values = properties.map(
    (path) => Object.entries(transaction).find(([name]) => path.endsWith(name))?.[1],
  )
  const hash = createHash('sha256')
    .update(`${values.join('')}${timestamp}${keys.eventsSecret}`)
    .digest('hex')
  const checksum = capitals ? hash.toUpperCase() : hash
  return raw({ event, data: { transaction }, environment, signature: { properties, checksum }, timestamp })
}

function raw(content: unknown): RawRequest {
  const body = new TextEncoder().encode(JSON.stringify(content))
  return { method: 'POST', path: '', query: {}, headers: { 'content-type': 'application/json' }, body }
}

async function aMerchantWhoAsked(): Promise<MerchantFixture> {
  const merchant = aMerchant()
  await merchant.adapter.startCheckout(aCheckout(), write('k'))
  return merchant
}

async function verdictOn(
  request: RawRequest,
  { adapter }: MerchantFixture,
): Promise<WebhookVerdict<ProviderPayment> | undefined> {
  return adapter.webhooks?.read(request)
}

describe('an event', () => {
  it('as recorded is read: what is signed, and of the rest what we asked for ourselves', async () => {
    const merchant = await aMerchantWhoAsked()
    expect(await verdictOn(raw(recording('event-approved')), merchant)).toEqual({
      is: 'event',
      eventId: '119999-1767225600-12345:APPROVED',
      event: {
        reference: 'MAT-2026-000123',
        providerRef: '119999-1767225600-12345',
        status: 'approved',
        rawStatus: 'APPROVED',
        amount: 1_850_000,
        currency: 'COP',
        at: '2026-01-01T00:01:40.000Z',
        means: null,
        reason: null,
        test: true,
      },
    })
  })

  it('in capitals is as good', async () => {
    expect(await verdictOn(signed({ capitals: true }), await aMerchantWhoAsked())).toMatchObject({
      is: 'event',
    })
  })

  it('may sign more than we use', async () => {
    const properties = [...usual, 'transaction.reference']
    expect(await verdictOn(signed({ properties }), await aMerchantWhoAsked())).toMatchObject({ is: 'event' })
  })

  it.each(usual)('that does not sign %s is forged', async (left) => {
    const properties = usual.filter((path) => path !== left)
    expect(await verdictOn(signed({ properties }), await aMerchantWhoAsked())).toMatchObject({ is: 'forged' })
  })

  it('of the real mode is forged where our keys are for play', async () => {
    const verdict = await verdictOn(signed({ environment: 'prod' }), await aMerchantWhoAsked())
    expect(verdict).toMatchObject({ is: 'forged' })
  })

  it('cannot lend digits of its amount to its timestamp', async () => {
    const merchant = await aMerchantWhoAsked()
    const request = signed({})
    const text = new TextDecoder().decode(request.body)
    const moved = text
      .replace('"amount_in_cents":185000000', '"amount_in_cents":1850000001')
      .replace('"timestamp":1767225700', '"timestamp":767225700')
    expect(moved).not.toBe(text)
    const body = new TextEncoder().encode(moved)
    expect(await verdictOn({ ...request, body }, merchant)).toMatchObject({ is: 'forged' })
  })

  it.each([
    ['names a reference that is none of ours', { transaction: { reference: 'MAT-2026-000124' } }],
    ['is about another amount than we asked', { transaction: { amount_in_cents: 185_000_100 } }],
    ['has cents', { transaction: { amount_in_cents: 185_000_050 } }],
    ['has no status we could read', { transaction: { status: 'approved!' } }],
    ['names no reference', { transaction: { reference: null } }],
    ['names a reference made to reach elsewhere', { transaction: { reference: 'a:b/../c' } }],
  ])('that %s is nothing for us, and the log says so', async (_, told) => {
    const merchant = await aMerchantWhoAsked()
    expect(await verdictOn(signed(told), merchant)).toEqual({ is: 'nothing-for-us' })
    expect(warningsOf(merchant.kit)).toHaveLength(1)
  })

  it('of a token is nothing for us', async () => {
    const merchant = await aMerchantWhoAsked()
    const verdict = await verdictOn(signed({ event: 'nequi_token.updated' }), merchant)
    expect(verdict).toEqual({ is: 'nothing-for-us' })
  })

  it.each([
    ['a list', []],
    ['a text', 'APPROVED'],
    ['nothing', null],
    [
      'no signature',
      { event: 'transaction.updated', data: {}, environment: 'test', timestamp: 1_767_225_700 },
    ],
    [
      'signs nothing',
      {
        event: 'transaction.updated',
        data: { transaction: genuine },
        environment: 'test',
        signature: { properties: [], checksum: '00' },
        timestamp: 1_767_225_700,
      },
    ],
  ])('that is %s is forged', async (_, content) => {
    expect(await verdictOn(raw(content), await aMerchantWhoAsked())).toMatchObject({ is: 'forged' })
  })
})
