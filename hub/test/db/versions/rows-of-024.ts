import { paidOrder } from './rows-of-001.ts'
import type { VersionRows } from './row.ts'
import { rowsOf023 } from './rows-of-023.ts'

const split = '2f4b8a1e-0c7d-4b52-9e61-7d3c5a9b1f20'

/** Orders that are paid in parts are kept since 024; this one was undone. */
export const rowsOf024: VersionRows = {
  ...rowsOf023,
  order_split: [
    {
      id: split,
      order_id: paidOrder,
      student_code: 'A1B2C',
      made_by: 'student:A1B2C',
      guardian_id: null,
      shows: 'amount',
      status: 'undone',
      request_hash: 'h',
      made_at: '2025-06-19T15:00:00.000Z',
      fixed_at: null,
      deadline: '2025-07-06T05:00:00.000Z',
      ended_at: '2025-06-19T15:10:00.000Z',
      trace: 't',
    },
  ],
  split_part: [
    {
      id: '7a9d2c3e-5b1f-4e80-8c64-1f2e3d4c5b6a',
      split_id: split,
      order_id: paidOrder,
      place: 1,
      label: 'Papá',
      percent_bps: 5000,
      asked: null,
      amount: 1_900_000,
      paid_by: null,
    },
    {
      id: '8b0e3d4f-6c2a-4f91-9d75-2a3f4e5d6c7b',
      split_id: split,
      order_id: paidOrder,
      place: 2,
      label: 'Mamá',
      percent_bps: null,
      asked: null,
      amount: 1_900_000,
      paid_by: null,
    },
  ],
}
