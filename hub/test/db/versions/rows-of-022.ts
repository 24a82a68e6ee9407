import type { VersionRows } from './row.ts'
import { rowsOf021 } from './rows-of-021.ts'

/** What providers settle is kept since 022; this one has arrived. */
export const rowsOf022: VersionRows = {
  ...rowsOf021,
  payout: [
    {
      id: '0d7f2a60-8a39-4b55-9a94-5b0f9be0c6a2',
      instance: 'card',
      payout_ref: 'PO-20250620',
      day: '2025-06-20',
      net: 2_716_636,
      deposit_ref: 'ABONO 20250620',
      digest: 'a'.repeat(64),
      status: 'arrived',
      told_at: '2025-06-20T15:15:00.000Z',
      differs_since: null,
      bank_ref: '00412',
      arrived_on: '2025-06-23',
      arrived_by: 'staff:finanzas',
      returned_on: null,
      returned_by: null,
      trace: 't',
    },
  ],
  payout_line: [
    {
      payout_id: '0d7f2a60-8a39-4b55-9a94-5b0f9be0c6a2',
      place: 0,
      kind: 'charge',
      provider_ref: 'SP-1',
      gross: 2_800_000,
      fee: 83_364,
      retefuente: 0,
      reteiva: 0,
      reteica: 0,
      net: 2_716_636,
    },
  ],
}
