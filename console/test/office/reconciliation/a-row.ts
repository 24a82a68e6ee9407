import type { ReconciliationRow, ReconciliationSource } from '../../../src/office/reconciliation/row.ts'

type Hub = NonNullable<ReconciliationRow['hub']>
type Provider = NonNullable<ReconciliationRow['provider']>
type Accounting = NonNullable<ReconciliationRow['accounting']>

export const inHub = (differs: Partial<Hub> = {}): Hub => ({
  of: 'order',
  token: 't-1',
  instance: 'card',
  at_provider: true,
  student: '10001',
  amount: 4_750_000,
  posted: 4_750_000,
  booked: 49_622_663,
  later: 0,
  credit: 0,
  status: 'approved',
  reference: 'MH-1',
  provider_ref: 'SP-1',
  loss_borne_by: null,
  at: '2025-06-19T15:00:00.000Z',
  ...differs,
})

export const atProvider = (differs: Partial<Provider> = {}): Provider => ({
  instance: 'card',
  reference: 'MH-1',
  provider_ref: 'SP-1',
  amount: 4_750_000,
  currency: 'COP',
  status: 'approved',
  at: '2025-06-19T15:00:00.000Z',
  payout: null,
  ...differs,
})

export const inAccounting = (differs: Partial<Accounting> = {}): Accounting => ({
  number: '70001',
  ref: '1',
  reference: 'MH-1',
  partner: 'C10001',
  amount: 49_622_663,
  day: '2025-06-19',
  at: '2025-06-19T15:05:00.000Z',
  entries: [{ is: 'order', number: '70001', ref: '1', reference: 'MH-1', amount: 49_622_663 }],
  ...differs,
})

/** A row that agrees, but for what is said. */
export const aRow = (differs: Partial<ReconciliationRow> = {}): ReconciliationRow => ({
  id: 'card:MH-1',
  verdict: 'agrees',
  hub: inHub(),
  provider: atProvider(),
  accounting: inAccounting(),
  proposal: null,
  match: null,
  ...differs,
})

/** The three sources, each heard unless it is said to be otherwise. */
export const sourcesOf = (
  states: Partial<Record<'card' | 'invoices' | 'main', ReconciliationSource['state']>> = {},
) =>
  [
    { source: 'provider', instance: 'card', state: states.card ?? 'listed' },
    { source: 'provider', instance: 'invoices', state: states.invoices ?? 'listed' },
    { source: 'hub', instance: 'hub', state: 'listed' },
    { source: 'accounting', instance: 'main', state: states.main ?? 'listed' },
  ] satisfies ReconciliationSource[]
