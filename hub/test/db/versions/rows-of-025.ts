import { rowsOf024 } from './rows-of-024.ts'
import type { VersionRows } from './row.ts'

const { pay_link = [], pay_link_item = [], ...others } = rowsOf024

/** What paying late or early adds to a document or takes off is kept since 025; links for documents stand beside. */
export const rowsOf025: VersionRows = {
  ...others,
  pay_link: [
    ...pay_link,
    {
      id: '6b1d6df3-1a1c-4a70-9e5f-7d2c9b5a8b21',
      token: '1a2b3c4d5e6f708192a3b4c5d6e7f809',
      kind: 'invoices',
      guardian_id: null,
      shows: 'amount',
      note: '',
      made_by: 'staff:finanzas',
      made_at: '2025-06-19T15:00:00.000Z',
      expires_at: '2025-06-26T15:00:00.000Z',
      withdrawn_at: null,
      part_id: null,
    },
  ],
  pay_link_item: [
    ...pay_link_item,
    {
      link_id: '6b1d6df3-1a1c-4a70-9e5f-7d2c9b5a8b21',
      place: 0,
      student_code: 'A1B2C',
      partner_code: 'CA1B2C',
      doc_num: '880001',
      concept: 'Pensión de mayo',
    },
  ],
}
