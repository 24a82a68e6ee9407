import { describe, expect, it, onTestFinished } from 'vitest'
import type { RawRequest } from '@matricula/contract'
import { memoryKit, openReceiver } from '@matricula/contract/kit'
import { plugin } from '../src/index.ts'
import { settings } from '../src/settings.ts'
import { openStage } from '../stage/index.ts'
import { aCheckout, read, write } from './support/merchant.ts'

/** A hub, an adapter and the pretend Wompi, and the page that the payer sees. */
async function aPayer(tamper: (url: URL) => void = () => undefined) {
  const hub = await openReceiver()
  const kit = memoryKit({ base: hub.origin })
  const stage = await openStage(kit)
  onTestFinished(() => stage.close())
  const adapter = plugin.create(settings.validate(stage.settings).value, kit)
  const expiresAt = new Date(kit.now().getTime() + 3_600_000).toISOString()
  const start = await adapter.startCheckout(aCheckout({ expiresAt }), write('k'))
  if (start.is !== 'redirect') throw new Error('the browser opens a URL')
  const url = new URL(start.url)
  tamper(url)
  const page = await fetch(url)
  return { hub, adapter, url, page }
}

function firstOf(requests: readonly RawRequest[]): RawRequest {
  const [request] = requests
  if (request === undefined) throw new Error('no callback came')
  return request
}

/** Presses a button of the page: its form goes back with the choice. */
function press(url: URL, choice: string): Promise<Response> {
  const body = new URLSearchParams(url.searchParams)
  body.set('choice', choice)
  return fetch(new URL('/p/', url), { method: 'POST', body, redirect: 'manual' })
}

describe('a payer at the pretend Wompi', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['pending', 'pending'],
  ])('presses %s: the hub is told, and hears the same when it asks', async (choice, status) => {
    const { hub, adapter, url, page } = await aPayer()
    expect(await page.text()).toContain('Aprobar')
    const back = await press(url, choice)
    await hub.arrived(1)
    const verdict = await adapter.webhooks?.read(firstOf(hub.received))
    const found = await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)
    expect(verdict).toMatchObject({ is: 'event', event: { status, amount: 1_850_000 } })
    expect(found).toMatchObject({ status, amount: 1_850_000, means: 'card' })
    expect(back.headers.get('location')).toBe(
      `https://hub.example.edu.co/pago/retorno?id=${found?.providerRef}`,
    )
  })

  it('cannot pay less than was signed', async () => {
    const { page } = await aPayer((url) => url.searchParams.set('amount-in-cents', '150000'))
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('firma')
  })

  it('cannot pay a reference twice', async () => {
    const { url } = await aPayer()
    await press(url, 'approve')
    expect((await press(url, 'approve')).status).toBe(422)
  })
})
