import type { Visitor } from './visitor.ts'

/** As a family types whom its invoices are made out to. */
export const invoicePayer = {
  kind: 'person',
  document: 'CC',
  number: '1098765432',
  names: 'Lucía',
  surnames: 'Mora Gil',
  company: '',
  address: 'Carrera 9 # 80-15, apto. 402',
  municipality: '11001',
  email: 'facturas.mora@example.com',
} as const

export const invoicedCompany = {
  ...invoicePayer,
  kind: 'company',
  document: 'NIT',
  number: '890.903.938-8',
  names: '',
  surnames: '',
  company: 'Textiles del Norte S.A.S.',
} as const

export interface OwnPayerBody {
  readonly id: string
  readonly number: string
  readonly names: string
  readonly company: string
  readonly checkDigit: string | null
  readonly remembered: boolean
}

export interface PaymentPayerBody {
  readonly state: 'none' | 'named' | 'withheld'
  readonly payer: Omit<OwnPayerBody, 'id' | 'remembered'> | null
  readonly mayCorrect: boolean
}

export type PayerForm = Readonly<Record<string, string | boolean>>

export function keepPayer(visitor: Visitor, form: PayerForm = invoicePayer) {
  return visitor.put<OwnPayerBody>('/api/payers', form)
}

export async function ownPayers(visitor: Visitor): Promise<readonly OwnPayerBody[]> {
  return (await visitor.get<OwnPayerBody[]>('/api/payers')).body
}

export async function payerOfPayment(visitor: Visitor, token: string): Promise<PaymentPayerBody> {
  return (await visitor.get<PaymentPayerBody>(`/api/payments/${token}/payer`)).body
}

export function correctPayer(visitor: Visitor, token: string, form: PayerForm = invoicePayer) {
  return visitor.put<OwnPayerBody>(`/api/payments/${token}/payer`, form)
}
