import type { RowOf } from '../api/call.ts'

export type Einvoice = RowOf<'GET /api/einvoices'>
export type CreditNote = Einvoice['creditNotes'][number]

export const einvoiceStatuses = [
  'sending',
  'waiting',
  'accepted',
  'accepted-with-notices',
  'rejected',
] as const

/** Those of credit notes that finance is to attend to, and those that have no answer yet. */
export const unendedNotes = ['rejected', 'manual', 'sending', 'waiting'] as const

export const einvoiceColours: Readonly<Record<CreditNote['status'], string>> = {
  sending: 'default',
  manual: 'red',
  waiting: 'blue',
  accepted: 'green',
  'accepted-with-notices': 'gold',
  rejected: 'red',
}
