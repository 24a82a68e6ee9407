import type { VersionRows } from './row.ts'
import { rowsOf020 } from './rows-of-020.ts'

/** Payments that are contested are kept since 021; this one was won. */
export const rowsOf021: VersionRows = {
  ...rowsOf020,
  dispute: [
    {
      id: '7f0c6d2a-4a0e-4c39-9d3c-2f1f6f3a7b10',
      payment_id: '660e4730-0c80-4695-8dbe-24c8affcb90a',
      open_payment: null,
      instance: 'card',
      case_ref: 'D-1',
      amount: 2_800_000,
      fee: 0,
      reason: 'duplicate',
      status: 'won',
      opened_on: '2025-06-23',
      answer_by: '2025-06-25',
      answered_on: '2025-06-24',
      ended_on: '2025-06-27',
      answer: 'Contrato y recibo',
      borne_by: null,
      recorded_by: 'staff:finanzas',
      recorded_at: '2025-06-23T15:00:00.000Z',
      answered_by: 'staff:finanzas',
      ended_by: 'staff:finanzas',
      trace: 't',
    },
  ],
}
