import { onTestFinished } from 'vitest'
import type { Notice, NoticesAdapter } from '@matricula/contract'
import { memoryKit, type MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'
import {
  type MailServerOptions,
  openMailServer,
  type PretendMailServer,
} from '../../stage/pretend-mail-server.ts'

export const account = { user: 'matriculas', password: 'clave-de-prueba/1' }

export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    channel: 'email',
    to: 'ana@example.com',
    subject: 'Recibo de matrícula',
    text: 'Gracias por su pago, señora Peñuela.',
    html: null,
    ...given,
  }
}

export interface MailServerFixture {
  readonly adapter: NoticesAdapter
  readonly server: PretendMailServer
  readonly kit: MemoryKit
  readonly send: (key: string, given?: Partial<Notice>, signal?: AbortSignal) => Promise<{ ref: string }>
}

export interface MailServerFixtureOptions {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly tls?: MailServerOptions['tls']
  readonly now?: () => Date
}

/** An adapter and a pretend mail server of its own, until the test ends. */
export async function aMailServer({
  settings = {},
  tls,
  now,
}: MailServerFixtureOptions = {}): Promise<MailServerFixture> {
  const server = await openMailServer({
    ...account,
    refusedAddress: 'nadie@rechazado.example',
    ...(tls && { tls }),
  })
  onTestFinished(() => server.close())
  const kit = memoryKit(now ? { now } : {})
  const { value, error } = plugin.settings.validate({
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    ...account,
    from: 'matriculas@colegio.example',
    fromName: 'Matrículas Ñandú',
    ...settings,
  })
  if (error) throw error
  const adapter = plugin.create(value, kit)
  return {
    adapter,
    server,
    kit,
    send: (key, given, signal = new AbortController().signal) =>
      adapter.send(aNotice(given), { signal, trace: 'test', key }),
  }
}
