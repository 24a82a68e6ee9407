import { onTestFinished } from 'vitest'
import type { EsignAdapter, PageResponse, Read, Signing, SigningRequest } from '@matricula/contract'
import { memoryKit, type MemoryKit, openReceiver, type Receiver } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const account = 'COLEGIO-1'
export const secret = 'a secret of the sandbox'

const call: Read = { signal: new AbortController().signal, trace: 'test' }

export function aRequest(given: Partial<SigningRequest> = {}): SigningRequest {
  return {
    document: 'contract',
    reference: 'DOC-0001',
    signer: { name: 'Ana Ruiz', email: 'ana@example.com' },
    fields: { Estudiante: '10001', Grado: 'Primero' },
    locale: 'es-CO',
    ...given,
  }
}

/** A signing service that was not started: nothing leaves it but by a page. */
export interface SigningOffice {
  readonly adapter: EsignAdapter
  readonly kit: MemoryKit
  readonly receiver: Receiver
  readonly send: (given?: Partial<SigningRequest>, key?: string) => Promise<Signing>
  readonly status: (id: string) => Promise<Signing | null>
  readonly get: (path: string, locale?: 'es-CO' | 'en') => Promise<PageResponse>
  readonly post: (path: string, form: Record<string, string>) => Promise<PageResponse>
  /** What the adapter makes of each callback that arrived. */
  readonly told: () => Promise<string[]>
}

export async function aSigningOffice(settings: Record<string, unknown> = {}): Promise<SigningOffice> {
  const receiver = await openReceiver()
  const kit = memoryKit({ now: () => new Date('2025-06-10T17:00:00Z'), base: receiver.origin })
  const { value } = plugin.settings.validate({ account, secret, ...settings })
  if (!value) throw new Error('the settings are refused')
  const adapter = plugin.create(value, kit)
  onTestFinished(() => adapter.stop())
  const { pages, webhooks } = adapter
  if (!pages || !webhooks) throw new Error('a facet is missing')
  const common = { query: {}, form: {}, locale: 'es-CO' } as const
  return {
    adapter,
    kit,
    receiver,
    send: (given, key = 'k1') => adapter.send(aRequest(given), { ...call, key }),
    status: (id) => adapter.status(id, call),
    get: (path, locale = 'es-CO') => pages.handle({ ...common, method: 'GET', path, locale }),
    post: (path, form) => pages.handle({ ...common, method: 'POST', path, form }),
    async told() {
      const verdicts = await Promise.all(receiver.received.map((request) => webhooks.read(request)))
      return verdicts.map((verdict) => (verdict.is === 'event' ? verdict.event.rawStatus : verdict.is))
    },
  }
}

export function htmlOf(answer: PageResponse): string {
  if (answer.is !== 'html') throw new Error('no page')
  return answer.html
}
