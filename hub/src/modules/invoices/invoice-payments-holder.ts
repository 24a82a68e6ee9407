import type { DataHolder } from '../privacy/index.ts'
import { erasePayers, invoicePaymentsOf } from './payer.store.ts'

/** Who paid invoices, and with which data; amounts and documents follow the accounting rules and stay. */
export const invoicePaymentsHolder = {
  name: 'invoice-payments',
  export: invoicePaymentsOf,
  erase: erasePayers,
  retain: null,
} satisfies DataHolder
