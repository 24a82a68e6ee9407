import type { AccessControlAdapter } from './access-control.ts'
import type { AccountingAdapter } from './accounting.ts'
import type { EinvoiceAdapter } from './einvoice.ts'
import type { EsignAdapter } from './esign.ts'
import type { MapsAdapter } from './maps.ts'
import type { NoticesAdapter } from './notices.ts'
import type { PaymentsAdapter } from './payments.ts'
import type { SisAdapter } from './sis.ts'

export interface Adapters {
  sis: SisAdapter
  accounting: AccountingAdapter
  accessControl: AccessControlAdapter
  maps: MapsAdapter
  payments: PaymentsAdapter
  esign: EsignAdapter
  notices: NoticesAdapter
  einvoice: EinvoiceAdapter
}

export type Kind = keyof Adapters

export const kinds = [
  'sis',
  'accounting',
  'accessControl',
  'maps',
  'payments',
  'esign',
  'notices',
  'einvoice',
] as const satisfies readonly Kind[]
