import { definePlugin, PluginFault } from '@matricula/contract'
import type {
  AccessControlAdapter,
  Health,
  Kind,
  Lifecycle,
  MapsAdapter,
  NoticesAdapter,
  PaymentsAdapter,
  PluginDefinition,
  PluginKit,
} from '@matricula/contract'
import Joi from 'joi'
import type { CheckedEntry } from '../../src/plugins/check-entries.ts'

/** How a pretend vendor behaves, changed by the test while it runs; and what it has seen. */
export interface Vendor {
  start: (signal: AbortSignal) => Promise<void>
  check: (signal: AbortSignal) => Promise<Health>
  stop: () => Promise<void>
  /** What any call meets before it is answered. */
  meet: (signal: AbortSignal) => Promise<void>
  starts: number
  stops: number
  calls: string[]
}

export function aVendor(): Vendor {
  return {
    start: async () => {},
    check: async () => ({ is: 'up' }),
    stop: async () => {},
    meet: async () => {},
    starts: 0,
    stops: 0,
    calls: [],
  }
}

export const fails = (code: ConstructorParameters<typeof PluginFault>[0]) => async (): Promise<never> => {
  throw new PluginFault(code, `the vendor says ${code}`)
}

/** Ignores its signal for ever. */
export const hangs = (): Promise<never> => new Promise(() => {})

export function aNoticesPlugin(vendor: Vendor) {
  return pluginOf('notices', (): NoticesAdapter => ({
    supports: Object.freeze({ channels: ['email'] as const, html: true }),
    ...lifecycleOf(vendor),
    async send(notice, write) {
      vendor.calls.push(`send ${notice.to} ${write.key}`)
      await vendor.meet(write.signal)
      return { ref: `mail-${write.key}` }
    },
    pages: { handle: async ({ path }) => ({ is: 'html', status: 200, html: `page ${path}` }) },
  }))
}

export function aMapsPlugin(vendor: Vendor) {
  return pluginOf('maps', (): MapsAdapter => ({
    supports: Object.freeze({ alternatives: 1, simulated: true }),
    ...lifecycleOf(vendor),
    search: async () => [],
    addressOf: async () => null,
    routes: async () => [],
    async distance(from, to, read) {
      vendor.calls.push(`distance ${from.lat} ${to.lat}`)
      await vendor.meet(read.signal)
      return { metres: 1200, text: '1,2 km', seconds: 300 }
    },
  }))
}

export function aPaymentsPlugin(vendor: Vendor) {
  return pluginOf('payments', (_, kit: PluginKit): PaymentsAdapter => ({
    supports: Object.freeze({ means: ['card'], webhooks: true, refunds: 'whole' }),
    ...lifecycleOf(vendor),
    async startCheckout(request, write) {
      vendor.calls.push(`startCheckout ${request.reference}`)
      await vendor.meet(write.signal)
      return { providerRef: null, is: 'redirect', url: kit.pageUrl(request.reference).href }
    },
    find: async () => null,
    webhooks: {
      async read({ body }) {
        if (body.length === 0) throw new PluginFault('unauthorised', 'no signature at all')
        return { is: 'nothing-for-us' }
      },
    },
    refunds: {
      async refund({ reference }, write) {
        vendor.calls.push(`refund ${reference}`)
        await vendor.meet(write.signal)
        return { ref: `refund-${reference}`, status: 'done', reason: null }
      },
      find: async () => null,
    },
  }))
}

/** A class with private state, as an author from elsewhere may write one. */
class Turnstile implements AccessControlAdapter {
  readonly #vendor: Vendor

  constructor(vendor: Vendor) {
    this.#vendor = vendor
    Object.freeze(this)
  }
  get supports() {
    return Object.freeze({ credentials: false })
  }
  async start(signal: AbortSignal) {
    await this.#vendor.start(signal)
  }
  async stop() {
    await this.#vendor.stop()
  }
  async check(signal: AbortSignal) {
    return this.#vendor.check(signal)
  }
  async findPerson(studentCode: string) {
    this.#vendor.calls.push(`findPerson ${studentCode}`)
    return null
  }
  async enrol(studentCode: string) {
    return { id: '1', studentCode, services: [] }
  }
  async withdraw(studentCode: string) {
    return { id: '1', studentCode, services: [] }
  }
}

export function anAccessPlugin(vendor: Vendor) {
  return pluginOf('accessControl', () => new Turnstile(vendor))
}

export function pluginOf<K extends Kind>(
  kind: K,
  create: PluginDefinition<K>['create'],
): PluginDefinition<K> {
  return definePlugin({ name: `pretend-${kind}`, kind, contract: 1, settings: Joi.object<unknown>(), create })
}

export function entryOf<K extends Kind>(
  definition: PluginDefinition<K>,
  entry: { name?: string; required?: boolean } = {},
): CheckedEntry<K> {
  const { kind, name: use } = definition
  return { kind, use, name: 'main', required: false, definition, settings: {}, ...entry }
}

export function lifecycleOf(vendor: Vendor): Omit<Lifecycle<unknown>, 'supports'> {
  return {
    async start(signal) {
      vendor.starts += 1
      await vendor.start(signal)
    },
    async stop() {
      vendor.stops += 1
      await vendor.stop()
    },
    check: (signal) => vendor.check(signal),
  }
}
