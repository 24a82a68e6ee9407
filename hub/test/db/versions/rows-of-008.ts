import type { VersionRows } from './row.ts'
import { rowsOf006 } from './rows-of-006.ts'

const at = '2025-06-24T15:00:00.000Z'

/** What the hub with publications wrote besides: one of fees that is out, and one that was called off. */
export const rowsOf008: VersionRows = {
  ...rowsOf006,
  fee_publication: [
    {
      project: '2025-2026',
      state: 'published',
      changes: '[]',
      fees: '[]',
      publish_at: at,
      created_by: 'staff:tesorera.antigua',
      created_at: at,
      ended_by: 'staff:admin',
      ended_at: at,
      refusal: null,
    },
    {
      project: '2025-2026',
      state: 'cancelled',
      changes: '[]',
      fees: '[]',
      publish_at: at,
      created_by: 'staff:tesorera.antigua',
      created_at: at,
      ended_by: 'staff:admin',
      ended_at: at,
      refusal: null,
    },
  ],
}
