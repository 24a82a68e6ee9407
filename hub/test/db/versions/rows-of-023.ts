import { delivery } from './order-rows.ts'
import { paidOrder } from './rows-of-001.ts'
import type { VersionRow, VersionRows } from './row.ts'
import { rowsOf022 } from './rows-of-022.ts'

const withdrawal = '5b1e7c64-5d0e-4a3f-8d0b-3a8f0c6e2b91'
const payload = { withdrawalId: withdrawal }

const leaves = (order: VersionRow): VersionRow =>
  order['id'] === paidOrder ? { ...order, status: 'withdrawn' } : order

/** Students who leave are kept since 023; of this one nothing went back. */
export const rowsOf023: VersionRows = {
  ...rowsOf022,
  enrollment_order: (rowsOf022['enrollment_order'] ?? []).map(leaves),
  outbox: [
    ...(rowsOf022['outbox'] ?? []),
    delivery({ topic: 'accounting.withdrawal', key: `withdrawal:${paidOrder}`, payload, status: 'done' }),
    delivery({ topic: 'notice.withdrawal', key: `notice:withdrawal:${paidOrder}`, payload, status: 'done' }),
  ],
  withdrawal: [
    {
      id: withdrawal,
      order_id: paidOrder,
      student_code: 'A1B2C',
      project: '2025-2026',
      day: '2025-06-23',
      kept: 3_800_000,
      returned: 0,
      proposed: 0,
      owed: 0,
      lines: '[]',
      reason: 'Se muda de ciudad',
      actor: 'staff:finanzas',
      request_key: 'retiro-1',
      refund_id: null,
      created_at: '2025-06-23T15:00:00.000Z',
      trace: 't',
    },
  ],
}
