import type { Notice, NoticesAdapter, PageResponse } from '@matricula/contract'
import { memoryKit, type MemoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export function aNotice(given: Partial<Notice> = {}): Notice {
  return {
    channel: 'email',
    to: 'ana@example.com',
    subject: 'Recibo de matrícula',
    text: 'Gracias por su pago.',
    html: null,
    ...given,
  }
}

export interface PostOffice {
  readonly kit: MemoryKit
  readonly send: (key: string, given?: Partial<Notice>) => ReturnType<NoticesAdapter['send']>
  readonly get: (path: string, locale?: 'es-CO' | 'en') => Promise<PageResponse>
  readonly post: (path: string, form: Record<string, string>) => Promise<PageResponse>
}

export function aPostOffice(settings: Record<string, unknown> = {}): PostOffice {
  const noon = new Date('2025-06-10T17:00:00Z')
  const kit = memoryKit({ now: () => noon })
  const { value } = plugin.settings.validate(settings)
  if (!value) throw new Error('the settings are refused')
  const { pages, send } = bound(plugin.create(value, kit))
  const signal = new AbortController().signal
  const common = { query: {}, form: {}, locale: 'es-CO' } as const
  return {
    kit,
    send: (key, given) => send(aNotice(given), { signal, trace: 'test', key }),
    get: (path, locale = 'es-CO') => pages.handle({ ...common, method: 'GET', path, locale }),
    post: (path, form) => pages.handle({ ...common, method: 'POST', path, form }),
  }
}

function bound(adapter: NoticesAdapter) {
  const { pages } = adapter
  if (!pages) throw new Error('no pages')
  const send: NoticesAdapter['send'] = (notice, write) => adapter.send(notice, write)
  return { pages, send }
}

export function htmlOf(answer: PageResponse): string {
  if (answer.is !== 'html') throw new Error('no page')
  return answer.html
}
