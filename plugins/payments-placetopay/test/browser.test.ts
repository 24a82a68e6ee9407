import { describe, expect, it, onTestFinished } from 'vitest'
import type { RawRequest } from '@matricula/contract'
import { memoryKit, openReceiver } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { settings } from '../src/settings.ts'
import { openStage } from '../stage/index.ts'
import { aCheckout, read, write } from './support/site.ts'

/** A hub, an adapter and the pretend vendor, and the page that the payer sees. */
async function aPayer() {
  const hub = await openReceiver()
  let at = Date.parse('2026-01-15T15:00:00Z')
  const kit = memoryKit({ base: hub.origin, now: () => new Date(at) })
  const stage = await openStage(kit)
  onTestFinished(() => stage.close())
  const adapter = plugin.create(settings.validate(stage.settings).value, kit)
  const start = await adapter.startCheckout(aCheckout(), write('k'))
  if (start.is !== 'redirect') throw new Error('the browser opens a URL')
  const find = () => adapter.find({ reference: 'MAT-2026-000123', providerRef: start.providerRef }, read)
  const later = (minutes: number) => {
    at += minutes * 60_000
  }
  return { hub, adapter, url: start.url, find, later }
}

function press(url: string, choice: string): Promise<Response> {
  const body = new URLSearchParams({ choice, means: 'pse' })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

function firstOf(requests: readonly RawRequest[]): RawRequest {
  const [request] = requests
  if (request === undefined) throw new Error('no callback came')
  return request
}

describe('a payer at the pretend PlacetoPay', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('presses %s: the hub is told, and hears the same when it asks', async (choice, status) => {
    const { hub, adapter, url, find } = await aPayer()
    expect(await (await fetch(url)).text()).toContain('Aprobar')
    const back = await press(url, choice)
    await hub.arrived(1)
    const verdict = await adapter.webhooks?.read(firstOf(hub.received))
    expect(verdict).toMatchObject({ is: 'event', event: { status, amount: 1_850_000 } })
    expect(await find()).toMatchObject({ status, amount: 1_850_000, means: 'pse' })
    expect(back.headers.get('location')).toBe('https://hub.example.edu.co/pago/retorno/MAT-2026-000123')
  })

  it('comes too late: the session has expired', async () => {
    const { url, find, later } = await aPayer()
    later(31)
    expect(await find()).toMatchObject({ status: 'expired', rawStatus: 'REJECTED' })
    expect((await press(url, 'approve')).status).toBe(303)
    expect(await find()).toMatchObject({ status: 'expired' })
  })

  it('sees no page without the token of the session', async () => {
    const { url } = await aPayer()
    expect((await fetch(url.replace(/[^/]+$/, 'guess'))).status).toBe(404)
  })
})
