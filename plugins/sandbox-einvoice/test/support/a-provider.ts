import Joi from 'joi'
import { bogotaDay, type ElectronicInvoice, type PageResponse, type Read } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export const technicalKey = 'a-technical-key-of-the-sandbox'
export const pin = '12301-of-the-sandbox'

const read: Read = { signal: new AbortController().signal, trace: 'test' }

/** A provider whose clock a test moves. */
export function aProvider(settings: Record<string, unknown> = {}) {
  let now = new Date('2026-02-01T14:15:00Z')
  const kit = memoryKit({ now: () => now })
  const provider = plugin.create(Joi.attempt({ technicalKey, pin, ...settings }, plugin.settings), kit)
  const { pages, creditNotes } = provider
  if (!pages || !creditNotes) throw new Error('the sandbox has all facets')
  const common = { query: {}, form: {}, locale: 'es-CO' } as const
  return {
    provider,
    creditNotes,
    read,
    write: (key: string) => ({ ...read, key }),
    passSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    issue: (invoice: ElectronicInvoice) => provider.issue(invoice, { ...read, key: invoice.reference }),
    find: (reference: string) => provider.find(reference, read),
    today: () => bogotaDay(now),
    get: (path: string): Promise<PageResponse> => pages.handle({ ...common, method: 'GET', path }),
    post: (path: string, form: Record<string, string>) =>
      pages.handle({ ...common, method: 'POST', path, form }),
  }
}

export function anInvoice(number = '1020304050', reference = 'FAC-1'): ElectronicInvoice {
  return {
    reference,
    day: '2026-02-01',
    payer: {
      name: { kind: 'person', names: 'Ana', surnames: 'Ruiz' },
      document: 'CC',
      number,
      checkDigit: null,
      email: 'ana@example.com',
      address: null,
    },
    lines: [
      {
        concept: 'enrollment',
        description: 'Pensión febrero 2026',
        quantity: 1,
        unitPrice: 1_665_000,
        taxClass: 'excluded',
      },
    ],
    total: 1_665_000,
    paid: { form: 'cash', means: 'transfer' },
    note: '',
  }
}
