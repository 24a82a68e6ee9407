import type { VersionRows } from './row.ts'
import { rowsOf005 } from './rows-of-005.ts'

const at = '2025-06-24T15:00:00.000Z'
const ages = '2099-06-24T15:00:00.000Z'

/** What the hub with the safeguards wrote besides: a charge, a request for a second person, a device and its counts. */
export const rowsOf006: VersionRows = {
  ...rowsOf005,
  payment_capture: [
    {
      instance: 'card',
      reference: 'MH-PGG8GC66P05Q',
      provider_ref: 'SP-8BFC2E94072628A8',
      amount: 3_800_000,
      currency: 'COP',
      status: 'taken',
      is_test: 0,
      seen_at: at,
    },
  ],
  approval: [
    {
      id: '6a3f2f7e-1b3a-4f43-9b7e-3a2f2c1d0e01',
      act: 'exception.resolve',
      subject: 'exception:1',
      open_subject: null,
      student_code: 'A1B2C',
      amount: 3_800_000,
      payload: '{}',
      requested_by: 'staff:tesorera.antigua',
      requested_at: at,
      state: 'refused',
      decided_by: 'staff:admin',
      decided_at: at,
      reason: 'Aún no',
      result: null,
    },
  ],
  sign_in_challenge: [
    {
      nonce_hash: 'c'.repeat(64),
      account: 'A1B2C',
      tries: 1,
      created_at: at,
      expires_at: ages,
      used_at: null,
    },
  ],
  try_count: [{ key_hash: 'd'.repeat(64), tries: 3, expires_at: ages }],
  known_device: [
    {
      secret_hash: 'e'.repeat(64),
      kind: 'student',
      account: 'A1B2C',
      proof: 'mailLink',
      created_at: at,
      expires_at: ages,
    },
  ],
}
