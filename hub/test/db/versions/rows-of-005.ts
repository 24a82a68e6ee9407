import type { VersionRows } from './row.ts'
import { rowsOf004 } from './rows-of-004.ts'

const [first, second, ...later] = rowsOf004['audit'] ?? []

/** What the hub that seals its trail wrote besides: a seal over each of two days, and an entry that waits for its own. */
export const rowsOf005: VersionRows = {
  ...rowsOf004,
  audit: [
    { ...first, sealed_in: 1 },
    { ...second, sealed_in: 2 },
    ...later,
    {
      at: '2025-06-23T15:00:00.000Z',
      actor: 'staff:admin',
      act: 'record.read',
      subject: 'A1B2C',
      before: null,
      after: '{"call":"GET /api/privacy/families/{code}"}',
      trace: 't',
      sealed_in: null,
    },
  ],
  audit_seal: [
    {
      number: 1,
      entries: 1,
      newest_at: '2025-06-19T15:00:02.810Z',
      seal: '51ad497d61f3d87e7a4d4f1b38bdefe16749df117807258b74ce4ab556ff9e98',
      sealed_at: '2025-06-19T15:01:00.000Z',
      dropped_at: null,
    },
    {
      number: 2,
      entries: 1,
      newest_at: '2025-06-22T15:00:00.000Z',
      seal: '3f2034a269f9d59f829a24bacfe8391dac581746c3392c9b2446bfcae0376813',
      sealed_at: '2025-06-22T15:01:00.000Z',
      dropped_at: null,
    },
  ],
}
