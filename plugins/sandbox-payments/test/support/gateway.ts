import { onTestFinished } from 'vitest'
import type { CheckoutRequest, PageResponse, PaymentsAdapter, RawRequest, Read } from '@matricula/contract'
import { memoryKit, type MemoryKit, openReceiver, type Receiver } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const merchant = 'COLEGIO-1'
export const secret = 'a secret of the sandbox'
export const noon = new Date('2025-06-10T17:00:00Z')

export const call: Read = { signal: new AbortController().signal, trace: 'test' }

export function aCheckout(given: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: 'MAT-0001',
    amount: 4_750_000,
    currency: 'COP',
    description: 'Matrícula 2025-2026',
    payer: {
      name: 'Ana',
      lastname: 'Ruiz',
      id: '52000111',
      email: 'ana@example.com',
      phone: '3001234567',
      document: null,
    },
    extras: ['10001', '2025-2026', 'Matriculas'],
    returnUrl: 'http://hub.example/enrollment/checkout',
    locale: 'es-CO',
    expiresAt: '2025-06-10T18:00:00Z',
    ...given,
  }
}

/** A gateway that was not started: nothing leaves it but by a page. */
export interface GatewayFixture {
  readonly adapter: PaymentsAdapter
  readonly kit: MemoryKit
  readonly receiver: Receiver
  /** Another process over the same memo. */
  readonly again: () => PaymentsAdapter
  readonly get: (path: string, locale?: 'es-CO' | 'en') => Promise<PageResponse>
  readonly post: (path: string, form: Record<string, string>) => Promise<PageResponse>
  /** Starts a checkout and answers the page the browser is sent to. */
  readonly checkout: (given?: Partial<CheckoutRequest>) => Promise<string>
  /** Starts a checkout and chooses on its page. */
  readonly choose: (choice: string, given?: Partial<CheckoutRequest>) => Promise<PageResponse>
  readonly find: (reference?: string) => ReturnType<PaymentsAdapter['find']>
}

export async function aGateway(
  settings: Record<string, unknown> = {},
  clock: () => Date = () => noon,
): Promise<GatewayFixture> {
  const receiver = await openReceiver()
  const kit = memoryKit({ now: clock, base: receiver.origin })
  const { value } = plugin.settings.validate({ merchant, secret, ...settings })
  if (!value) throw new Error('the settings are refused')
  const create = () => {
    const adapter = plugin.create(value, kit)
    onTestFinished(() => adapter.stop())
    return adapter
  }
  const adapter = create()
  const { pages } = adapter
  if (!pages) throw new Error('no pages')
  const common = { query: {}, form: {}, locale: 'es-CO' } as const
  const get: GatewayFixture['get'] = (path, locale = 'es-CO') =>
    pages.handle({ ...common, method: 'GET', path, locale })
  const post: GatewayFixture['post'] = (path, form) => pages.handle({ ...common, method: 'POST', path, form })
  const checkout: GatewayFixture['checkout'] = async (given) => {
    const request = aCheckout(given)
    const start = await adapter.startCheckout(request, { ...call, key: `checkout ${request.reference}` })
    if (start.is !== 'form') throw new Error('no form')
    const answer = await post('checkout', { ...start.fields })
    if (answer.is !== 'redirect') throw new Error('the checkout was refused')
    return new URL(answer.to).pathname.replace('/sandbox/kit/', '')
  }
  return {
    adapter,
    kit,
    receiver,
    again: create,
    get,
    post,
    checkout,
    choose: async (choice, given) => post(await checkout(given), { choice, means: 'pse' }),
    find: (reference = 'MAT-0001') => adapter.find({ reference, providerRef: null }, call),
  }
}

/** What the adapter makes of a callback that arrived. */
export async function verdictOn(adapter: PaymentsAdapter, request: RawRequest | undefined) {
  if (!adapter.webhooks || !request) throw new Error('no callback')
  return adapter.webhooks.read(request)
}

export function htmlOf(answer: PageResponse): string {
  if (answer.is !== 'html') throw new Error('no page')
  return answer.html
}
