import { paidAttempt } from './rows-of-001.ts'
import type { VersionRows } from './row.ts'
import { rowsOf017 } from './rows-of-017.ts'

const at = '2025-06-19T15:00:00.000Z'

/** Electronic invoices and their credit notes are kept since 018. */
export const rowsOf018: VersionRows = {
  ...rowsOf017,
  einvoice: [
    {
      id: '0f3e2c55-6b0a-4a49-8f1c-2a7d9c1f5e18',
      attempt_id: paidAttempt,
      reference: 'MH-EINVOICE0001',
      status: 'accepted',
      open_key: paidAttempt,
      provider_ref: '17',
      number: 'FE1281',
      cufe: 'a'.repeat(96),
      reason: null,
      notices: '[]',
      total: 1_665_000,
      lines: '[]',
      requested_by: 'hub',
      trace: 'trace',
      created_at: at,
      issued_at: at,
      asked_at: at,
    },
  ],
  credit_note: [
    {
      id: '5b1f1f0e-3c7d-4f0a-9a5e-6a1c2b3d4e5f',
      einvoice_id: '0f3e2c55-6b0a-4a49-8f1c-2a7d9c1f5e18',
      cause: 'return:1',
      reference: 'MH-CREDITNOTE01',
      status: 'accepted',
      provider_ref: '18',
      number: 'NC1',
      cude: 'b'.repeat(96),
      reason: null,
      notices: '[]',
      total: 1_665_000,
      lines: '[]',
      trace: 'trace',
      created_at: at,
      issued_at: at,
      asked_at: at,
    },
  ],
}
