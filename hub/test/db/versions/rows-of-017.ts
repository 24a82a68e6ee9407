import { paidAttempt } from './rows-of-001.ts'
import type { VersionRows } from './row.ts'
import { rowsOf016 } from './rows-of-016.ts'

const payer = '9b0f6f0e-7f4d-4f1f-9d43-0a4a5b7f3c21'
const at = '2025-06-19T15:00:00.000Z'

/** Whom invoices are made out to is kept since 017. */
export const rowsOf017: VersionRows = {
  ...rowsOf016,
  payer: [
    {
      id: payer,
      owner: 'browser:7c1d',
      student_code: 'A1B2C',
      kind: 'person',
      document: 'CC',
      number: '52100200',
      names: 'Marta',
      surnames: 'Ruiz',
      company: '',
      address: 'Calle 1 # 2-3',
      municipality: '11001',
      email: 'marta@example.com',
      created_at: at,
      used_at: at,
    },
  ],
  payment_payer: [{ attempt_id: paidAttempt, payer_id: payer, issued_at: null, issued_as: null }],
}
