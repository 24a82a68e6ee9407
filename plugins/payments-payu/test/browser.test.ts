import type { CheckoutStart } from '@matricula/contract'
import { memoryKit, openReceiver } from '@matricula/contract/kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { plugin } from '../src/index.ts'
import { openStage } from '../stage/index.ts'
import { aCheckout, read, write } from './support/payu.ts'

async function aSchool() {
  const receiver = await openReceiver()
  const kit = memoryKit({ base: receiver.origin })
  const stage = await openStage(kit)
  onTestFinished(() => stage.close())
  const { value, error } = plugin.settings.validate(stage.settings)
  if (error !== undefined) throw error
  const adapter = plugin.create(value, kit)
  const start = await adapter.startCheckout(aCheckout(), write('c1'))
  return { receiver, adapter, start }
}

async function post(start: CheckoutStart, changes: Record<string, string> = {}): Promise<Response> {
  if (start.is !== 'form') throw new Error('no form')
  return fetch(start.action, { method: 'POST', body: new URLSearchParams({ ...start.fields, ...changes }) })
}

async function choose(start: CheckoutStart, page: Response, choice: string): Promise<Response> {
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const { origin } = new URL(start.is === 'form' ? start.action : start.url)
  const body = new URLSearchParams({ choice })
  return fetch(origin + action, { method: 'POST', body, redirect: 'manual' })
}

describe('a browser at the pretend PayU', () => {
  it('pays: the hub is told, and the browser comes back with PayU’s word', async () => {
    const { receiver, adapter, start } = await aSchool()
    const left = await choose(start, await post(start), 'approve')
    expect(left.status).toBe(303)
    const back = new URL(left.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe('https://hub.example/volver')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ token: 'abc', transactionState: '4' })
    await receiver.arrived(1)
    const [callback] = receiver.received
    if (callback === undefined) throw new Error('no callback')
    expect(await adapter.webhooks?.read(callback)).toMatchObject({ event: { status: 'approved' } })
    expect(await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)).toMatchObject({
      status: 'approved',
      amount: 1_850_000,
    })
    expect((await post(start)).status).toBe(400)
  })

  it('leaves it pending: nobody is told, and only asking shows it', async () => {
    const { receiver, adapter, start } = await aSchool()
    await choose(start, await post(start), 'pending')
    expect(receiver.received).toEqual([])
    expect(await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)).toMatchObject({
      status: 'pending',
    })
  })

  it.each([
    ['amount', '1000'],
    ['referenceCode', 'MAT-2026-000999'],
    ['merchantId', '999999'],
    ['signature', ''],
  ])('that changed the %s is refused', async (name, value) => {
    const { start } = await aSchool()
    expect((await post(start, { [name]: value })).status).toBe(400)
  })
})
