import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RawRequest } from '@matricula/contract'
import { sessionsIn } from '../src/sessions.ts'
import type { Settings } from '../src/settings.ts'
import { aSite, site } from './support/site.ts'
import type { SiteFixture } from './support/site.ts'

const approved = { status: 'APPROVED', reason: '00', message: 'Aprobada', date: '2026-01-15T10:12:30-05:00' }

/** A recorded notification, with its signature. */
const recorded = {
  status: approved,
  requestId: 181_348,
  reference: 'MAT-2026-000123',
  signature: 'sha256:e9bccce5e7d466ca1d1e5e34126a47c383d9701ab106d82bf40dade567c137a2',
}

const bySha1 = { ...recorded, signature: '4751978d086343b07284f391d81daf4aa13f3f66' }

function signed(changes: { requestId?: number | string; status?: Partial<typeof approved> }): object {
  const { requestId = 181_348 } = changes
  const status = { ...approved, ...changes.status }
  const hash = createHash('sha256').update(`${requestId}${status.status}${status.date}${site.secretKey}`)
  return { ...recorded, requestId, status, signature: `sha256:${hash.digest('hex')}` }
}

function raw(content: unknown): RawRequest {
  const body = new TextEncoder().encode(JSON.stringify(content))
  return { method: 'POST', path: '', query: {}, headers: { 'content-type': 'application/json' }, body }
}

async function aSiteWithASession(changes: Partial<Settings> = {}): Promise<SiteFixture> {
  const opened = aSite(changes)
  const processUrl = 'https://checkout-test.placetopay.com/session/181348/0a1b2c3d'
  await sessionsIn(opened.kit.memo).keep('MAT-2026-000123', {
    requestId: '181348',
    processUrl,
    amount: 1_850_000,
  })
  return opened
}

const verdictOn = async (content: unknown, { adapter }: SiteFixture) => adapter.webhooks?.read(raw(content))

describe('a notification', () => {
  it('as recorded is read: what is signed, and of the rest what we asked for in that session', async () => {
    expect(await verdictOn(recorded, await aSiteWithASession())).toEqual({
      is: 'event',
      eventId: '181348:APPROVED:2026-01-15T10:12:30-05:00',
      event: {
        reference: 'MAT-2026-000123',
        providerRef: '181348',
        status: 'approved',
        rawStatus: 'APPROVED',
        amount: 1_850_000,
        currency: 'COP',
        at: '2026-01-15T15:12:30.000Z',
        means: null,
        reason: null,
        test: true,
      },
    })
  })

  it('may write its number as a text', async () => {
    const verdict = await verdictOn(signed({ requestId: '181348' }), await aSiteWithASession())
    expect(verdict).toMatchObject({ is: 'event', event: { providerRef: '181348' } })
  })

  it('signed by sha1 is forged, unless the site is so old that its settings say so', async () => {
    expect(await verdictOn(bySha1, await aSiteWithASession())).toMatchObject({ is: 'forged' })
    const old = await aSiteWithASession({ signatureHash: 'sha1' })
    expect(await verdictOn(bySha1, old)).toMatchObject({ is: 'event' })
    expect(await verdictOn(recorded, old)).toMatchObject({ is: 'event' })
  })

  it.each([
    ['another status', { ...recorded, status: { ...approved, status: 'REJECTED' } }],
    ['another session', { ...recorded, requestId: 181_349 }],
    ['another date', { ...recorded, status: { ...approved, date: '2026-01-15T10:12:31-05:00' } }],
    ['the same date in other words', { ...recorded, status: { ...approved, date: '2026-01-15T15:12:30Z' } }],
    ['a digest of sha1 under the name of sha256', { ...bySha1, signature: `sha256:${bySha1.signature}` }],
    ['an empty signature', { ...recorded, signature: 'sha256:' }],
    ['no date', { ...recorded, status: { status: 'APPROVED' } }],
    ['a date that is none', signed({ status: { date: '2026-13-45T99:12:30-05:00' } })],
    ['another reference', { ...recorded, reference: 'MAT-2026-000124' }],
    ['no reference', { ...recorded, reference: undefined }],
  ])('with %s is forged', async (_, content) => {
    expect(await verdictOn(content, await aSiteWithASession())).toMatchObject({ is: 'forged' })
  })

  it('about a session of somebody else is nothing for us', async () => {
    expect(await verdictOn(signed({ requestId: 99 }), await aSiteWithASession())).toEqual({
      is: 'nothing-for-us',
    })
  })

  it('takes nothing from what is not signed', async () => {
    const { status } = recorded
    const told = { ...recorded, status: { ...status, reason: 'EX', message: 'Laura Díaz' }, amount: 1 }
    const opened = await aSiteWithASession()
    expect(await verdictOn(told, opened)).toEqual(await verdictOn(recorded, opened))
  })
})
