import type { OpenStage } from '@matricula/contract/kit'
import { memoryKit, openReceiver } from '@matricula/contract/kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { plugin } from '../src/index.ts'
import { openFormStage, openStage } from '../stage/index.ts'
import { aCheckout, read, write } from './support/epayco.ts'

async function aSchool(open: OpenStage<'payments'>) {
  const receiver = await openReceiver()
  const kit = memoryKit({ base: receiver.origin })
  const stage = await open(kit)
  onTestFinished(() => stage.close())
  const { value, error } = plugin.settings.validate(stage.settings)
  if (error !== undefined) throw error
  const adapter = plugin.create(value, kit)
  const start = await adapter.startCheckout(aCheckout(), write('c1'))
  const go = (changes: Record<string, string> = {}) =>
    start.is === 'form'
      ? fetch(start.action, { method: 'POST', body: new URLSearchParams({ ...start.fields, ...changes }) })
      : fetch(start.url)
  const origin = new URL(start.is === 'form' ? start.action : start.url).origin
  const choose = async (choice: string) => {
    const action = /action="([^"]+)"/.exec(await (await go()).text())?.[1] ?? ''
    return fetch(origin + action, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    })
  }
  return { receiver, adapter, go, choose }
}

describe.each([
  ['a session', openStage],
  ['the form', openFormStage],
])('a browser at the pretend ePayco, by %s', (_how, open) => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
    ['pending', 'pending'],
  ])('that chooses %s: the hub is told, and the browser comes back with a hash', async (choice, status) => {
    const { receiver, adapter, choose } = await aSchool(open)
    const left = await choose(choice)
    const back = new URL(left.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe('https://hub.example/volver')
    expect(back.searchParams.get('token')).toBe('abc')
    expect(back.searchParams.get('ref_payco')).toMatch(/^[0-9a-f]{24}$/)
    await receiver.arrived(1)
    const [callback] = receiver.received
    if (callback === undefined) throw new Error('no callback')
    expect(await adapter.webhooks?.read(callback)).toMatchObject({ event: { status, amount: 1_850_000 } })
    const found = await adapter.find({ reference: 'MAT-2026-000123', providerRef: null }, read)
    expect(found).toMatchObject({ status, amount: 1_850_000, means: 'pse', test: true })
  })
})

describe('a browser at the pretend ePayco, by the form', () => {
  it.each([
    ['p_amount', '1000'],
    ['p_id_invoice', 'MAT-2026-000999'],
    ['p_key', 'another'],
    ['p_signature', ''],
  ])('that changed %s is refused', async (name, value) => {
    const { go } = await aSchool(openFormStage)
    expect((await go({ [name]: value })).status).toBe(400)
  })
})
