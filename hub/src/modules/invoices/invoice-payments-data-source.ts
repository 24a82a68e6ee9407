import type { PersonalDataSource } from '../privacy/index.ts'
import { erasePayers, invoicePaymentsOf } from './payer.store.ts'

/** Who paid invoices, and with which data; amounts and documents follow the accounting rules and stay. */
export const invoicePaymentsDataSource = {
  name: 'invoice-payments',
  export: invoicePaymentsOf,
  erase: erasePayers,
  retain: null,
} satisfies PersonalDataSource
