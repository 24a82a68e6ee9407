import type { VersionRows } from './row.ts'
import { rowsOf018 } from './rows-of-018.ts'

/** Links by which somebody else pays are kept since 020. */
export const rowsOf020: VersionRows = {
  ...rowsOf018,
  pay_link: [
    {
      id: '5a0c5cf2-0f0b-4f6f-8d4e-6c1b8a4f7a10',
      token: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      kind: 'enrollment',
      guardian_id: null,
      shows: 'concepts',
      note: 'Gracias',
      made_by: 'student:A1B2C',
      made_at: '2025-06-19T15:00:00.000Z',
      expires_at: '2025-06-26T15:00:00.000Z',
      withdrawn_at: null,
    },
  ],
  pay_link_item: [
    {
      link_id: '5a0c5cf2-0f0b-4f6f-8d4e-6c1b8a4f7a10',
      place: 0,
      student_code: 'A1B2C',
      partner_code: null,
      doc_num: null,
      concept: '',
    },
  ],
}
