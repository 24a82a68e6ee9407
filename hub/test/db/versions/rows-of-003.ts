import type { VersionRow, VersionRows } from './row.ts'
import { rowsOf001 } from './rows-of-001.ts'
import { plansOf002, ranPlan, rowsOf002, students002, waitingPlan } from './rows-of-002.ts'

const at = '2025-06-21T15:00:00.000Z'
const discount = 'c1e2a3d4-0000-4000-8000-000000000001'
const reminder = 'c1e2a3d4-0000-4000-8000-000000000002'
const match = 'c1e2a3d4-0000-4000-8000-000000000003'
const proof = Buffer.from('%PDF-1.4 a certificate')

/** What became of each student of the plans above; the instant that a plan ended was not kept before. */
export const planRowsOf003: readonly VersionRow[] = [
  {
    token_hash: ranPlan,
    student_code: '10003',
    position: 0,
    service: 1,
    result: 'done',
    fault: null,
    words: '',
  },
  {
    token_hash: ranPlan,
    student_code: '10005',
    position: 1,
    service: 2,
    result: 'failed',
    fault: 'rejected',
    words: 'No existe la persona',
  },
  {
    token_hash: waitingPlan,
    student_code: 'A1B2C',
    position: 0,
    service: 3,
    result: 'waiting',
    fault: null,
    words: '',
  },
]

const plans: readonly VersionRow[] = plansOf002.map(({ rows: _rows, outcome: _outcome, ...plan }) => ({
  ...plan,
  leased_until: null,
  ended_at: plan['started_at'] ?? null,
}))

export const students003: readonly VersionRow[] = students002.map((student) => ({
  ...student,
  next_grade: 'SEXTO',
  entry: 'always',
  says_paid: 0,
}))

/** What the hub of the office's work wrote besides: discounts, reminders, matches, pauses. */
export const rowsOf003: VersionRows = {
  ...rowsOf002,
  student: students003,
  draft: (rowsOf001['draft'] ?? []).map((draft) => ({ ...draft, step: 4 })),
  food_plan: plans,
  food_plan_row: planRowsOf003,
  plugin_pause: [
    { instance: 'maps.former', reason: 'Cambio de proveedor', paused_by: 'staff:sistemas', paused_at: at },
  ],
  discount: [
    {
      id: discount,
      student_code: '10005',
      kind: 'employee',
      percent: 5000,
      state: 'granted',
      note: 'Certificado laboral',
      active_key: '10005/employee',
      asked_by: 'staff:admisiones',
      asked_at: at,
      reviewed_by: 'staff:tesoreria',
      reviewed_at: at,
      review_note: 'Vale',
      expires_on: '2026-06-30',
      withdrawn_by: null,
      withdrawn_at: null,
      withdraw_note: null,
    },
  ],
  discount_proof: [
    {
      discount_id: discount,
      type: 'application/pdf',
      size: proof.byteLength,
      sha256: 'a'.repeat(64),
      content: proof,
    },
  ],
  reminder: [
    {
      id: reminder,
      name: 'Falta el pago',
      audience: JSON.stringify({ steps: ['transport'], grades: [], waitingDays: 0 }),
      template: JSON.stringify({ 'es-CO': { subject: 'Matrícula', body: 'Hola' } }),
      repeat_days: 3,
      at_most: 3,
      state: 'stopped',
      version: 2,
      created_by: 'staff:admisiones',
      created_at: at,
      started_by: 'staff:admisiones',
      started_at: at,
      stopped_by: 'staff:admisiones',
      stopped_at: at,
    },
  ],
  reminder_sending: [
    {
      reminder_id: reminder,
      student_code: '10005',
      round: 1,
      outcome: 'sent',
      times: 1,
      sent_to: '["a***@example.com"]',
      fault: null,
      announced_at: at,
      last_at: at,
    },
  ],
  reminded_family: [{ family: 'fam-10005', last_at: at }],
  reconciliation_match: [
    { id: match, day: '2025-06-19', reason: 'Redondeo', matched_by: 'staff:tesoreria', matched_at: at },
  ],
  reconciliation_matched_row: [{ row_id: 'provider:card:SP-1', match_id: match }],
}
