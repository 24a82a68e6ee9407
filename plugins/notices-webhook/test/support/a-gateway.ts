import { readFile } from 'node:fs/promises'
import nock from 'nock'
import { onTestFinished } from 'vitest'
import type { Notice } from '@matricula/contract'
import { memoryKit, type MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const origin = 'https://gateway.example'

export const plain = {
  url: `${origin}/v1/messages`,
  channels: ['whatsapp', 'sms'],
  auth: { type: 'bearer', token: 'ficha-de-prueba' },
  body: { to: '{to}', text: '{text}' },
}

export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    channel: 'whatsapp',
    to: '+573001234567',
    subject: 'Recibo',
    text: 'Gracias por su pago.',
    html: null,
    ...given,
  }
}

export interface GatewayFixture {
  readonly kit: MemoryKit
  readonly send: (key: string, given?: Partial<Notice>) => Promise<{ ref: string }>
  readonly check: () => Promise<unknown>
}

/** An adapter whose gateway is what the test tells nock. */
export function anOffice(settings: Readonly<Record<string, unknown>> = {}): GatewayFixture {
  if (!nock.isActive()) nock.activate()
  nock.disableNetConnect()
  onTestFinished(() => {
    nock.cleanAll()
    nock.enableNetConnect()
    nock.restore()
  })
  const { value, error } = plugin.settings.validate({ ...plain, ...settings })
  if (error) throw error
  const kit = memoryKit()
  const adapter = plugin.create(value, kit)
  const { signal } = new AbortController()
  return {
    kit,
    send: (key, given) => adapter.send(aNotice(given), { signal, trace: 'test', key }),
    check: () => adapter.check(signal),
  }
}

export async function recording(name: string): Promise<Readonly<Record<string, object>>> {
  return JSON.parse(await readFile(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'))
}
