import { faultCodes } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { absent } from '../../src/plugins/absent.ts'
import { methods } from '../../src/plugins/methods.ts'
import { BootFailure, startPlugins } from '../../src/plugins/index.ts'
import type { CheckedEntry } from '../../src/plugins/index.ts'
import {
  aMapsPlugin,
  anAccessPlugin,
  aNoticesPlugin,
  aPaymentsPlugin,
  aVendor,
  entryOf,
  fails,
  hangs,
  pluginOf,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running, surroundings } from '@matricula/hub/testing/plugins/running-plugins'

const checkout = {
  reference: 'MH-1',
  amount: 1000,
  currency: 'COP',
  description: '',
  payer: { name: '', lastname: '', id: '', email: '', phone: '', document: null },
  extras: [],
  returnUrl: '',
  locale: 'en',
  expiresAt: '',
} as const

describe('a required plugin whose vendor is away when the hub starts', () => {
  it.each(faultCodes)('keeps nobody from starting when it answers %s', async (code) => {
    const [well, away] = [aVendor(), aVendor()]
    away.start = fails(code)
    const { plugins, lines } = await running(
      entryOf(aNoticesPlugin(well)),
      entryOf(aPaymentsPlugin(away), { name: 'card', required: true }),
    )
    const states = plugins.view().map(({ instance, state }) => [instance, state])
    // Only credentials that were refused wait for a person.
    const state = code === 'unauthorised' ? 'paused' : 'down'
    expect(Object.fromEntries(states)).toEqual({ 'notices.main': 'up', 'payments.card': state })
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 50,
        instance: 'payments.card',
        msg: 'the hub starts without a system that it requires',
      }),
    )
  })

  it('comes up by itself, and who listens is told', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers } = await running(entryOf(aMapsPlugin(vendor), { required: true }))
    const told: string[] = []
    plugins.onState(({ instance, to }) => void told.push(`${instance} ${to}`))
    vendor.start = async () => {}
    await timers.pass(2_000)
    expect(told).toEqual(['maps.main up'])
  })

  it('holds the start up for no longer than a lifecycle may take when it never answers', async () => {
    const vendor = aVendor()
    vendor.start = hangs
    const { deps } = surroundings()
    const booting = startPlugins({ ...deps, entries: [entryOf(aMapsPlugin(vendor), { required: true })] })
    await deps.timers.pass(10_000)
    const plugins = await booting
    expect(plugins.view().map(({ state }) => state)).toEqual(['down'])
    vendor.stop = hangs
    const stopping = plugins.stop()
    await deps.timers.pass(10_000)
    await stopping
    expect(deps.timers.waiting()).toBe(0)
  })
})

describe('a plugin that cannot be set up', () => {
  it('stops the boot without quoting its settings', async () => {
    const throwing = pluginOf('maps', () => {
      throw new RangeError('key hush-1 is too short')
    })
    const unfinished = pluginOf('notices', () => JSON.parse('{ "supports": {}, "pages": {} }'))
    const { problems } = await bootFailure(entryOf(throwing), entryOf(unfinished))
    expect(problems).toEqual([
      'plugins.maps.main: pretend-maps no se pudo preparar (RangeError)',
      'plugins.notices.main: a pretend-notices le falta send, pages.handle',
    ])
  })
})

describe('a kind nobody configured', () => {
  it('answers unsupported', async () => {
    const { plugins } = await running()
    const read = asking()
    await expect(plugins.sis.findStudent('10001', read)).rejects.toMatchObject({ code: 'unsupported' })
    await expect(plugins.payments('cash').startCheckout(checkout, read)).rejects.toMatchObject({
      code: 'unsupported',
    })
    expect(plugins.esign.supports).toEqual({ webhooks: false, documents: [] })
    expect(plugins.esign.webhooks).toBeUndefined()
    expect(plugins.view()).toEqual([])
  })

  it.each(Object.entries(absent))('stands in with every method of %s', async (kind, stand) => {
    const table = Object.entries(methods).find(([name]) => name === kind)?.[1] ?? {}
    const names = Object.entries(table).flatMap(([name, entry]) => (typeof entry === 'string' ? [name] : []))
    expect(Object.keys(stand).toSorted()).toEqual([...names, 'supports'].toSorted())
  })
})

describe('instances', () => {
  it('start side by side', async () => {
    const vendors = [aVendor(), aVendor()] as const
    let met = () => {}
    const both = new Promise<void>((resolve) => {
      met = resolve
    })
    for (const vendor of vendors) {
      vendor.start = async () => {
        if (vendors.every(({ starts }) => starts === 1)) met()
        await both
      }
    }
    const [first, second] = vendors
    const { plugins } = await running(entryOf(aNoticesPlugin(first)), entryOf(aMapsPlugin(second)))
    expect(plugins.view().map(({ state }) => state)).toEqual(['up', 'up'])
  })

  it('of one plugin are apart', async () => {
    const [card, invoices] = [aVendor(), aVendor()]
    const { plugins } = await running(
      entryOf(aPaymentsPlugin(card), { name: 'card' }),
      entryOf(aPaymentsPlugin(invoices), { name: 'invoices' }),
    )
    const started = await plugins.payments('invoices').startCheckout(checkout, asking())
    expect(started).toMatchObject({ url: 'http://127.0.0.1:3000/sandbox/payments.invoices/MH-1' })
    expect([card.calls, invoices.calls]).toEqual([[], ['startCheckout MH-1']])
  })

  it('are shown with what they are and support', async () => {
    const { plugins } = await running(entryOf(anAccessPlugin(aVendor())))
    expect(plugins.view()).toMatchObject([
      {
        instance: 'accessControl.main',
        kind: 'accessControl',
        name: 'main',
        use: 'pretend-accessControl',
        required: false,
        state: 'up',
        supports: { credentials: false },
        health: null,
        calls: 0,
        lastFaults: [],
      },
    ])
  })
})

async function bootFailure(...entries: CheckedEntry[]): Promise<BootFailure> {
  return failureOf(startPlugins({ ...surroundings().deps, entries }))
}

async function failureOf(booting: Promise<unknown>): Promise<BootFailure> {
  const failure = await booting.catch((error: unknown) => error)
  if (failure instanceof BootFailure) return failure
  throw new Error('the boot went on', { cause: failure })
}
