import { delivery } from './order-rows.ts'
import type { VersionRow, VersionRows } from './row.ts'
import { exceptions, rowsOf001 } from './rows-of-001.ts'
import { fees, students } from './school-rows.ts'

export const guardianId = '6e559d9f-36f8-486a-b6f0-244ddc221b2a'
const invoicePayment = '2f4f8d27-0c43-4d94-b0a1-6d5c2b6f2a11'
const at = '2025-06-20T15:00:00.000Z'

/** A plan of food services that has run: one done, one that the vendor refused. */
export const ranPlan = 'c'.repeat(64)
export const waitingPlan = 'd'.repeat(64)

const plan = { act: 'insert', created_by: 'staff:alimentos', created_at: at, expires_at: at }

export const plansOf002: readonly VersionRow[] = [
  {
    ...plan,
    token_hash: ranPlan,
    rows: JSON.stringify([
      { student: '10003', service: 1 },
      { student: '10005', service: 2 },
    ]),
    started_at: at,
    outcome: JSON.stringify([
      { student: '10003', service: 1, fault: null, words: '' },
      { student: '10005', service: 2, fault: 'rejected', words: 'No existe la persona' },
    ]),
  },
  {
    ...plan,
    token_hash: waitingPlan,
    rows: JSON.stringify([{ student: 'A1B2C', service: 3 }]),
    started_at: null,
    outcome: null,
  },
]

const invoices: VersionRow = {
  id: invoicePayment,
  guardian_id: guardianId,
  token: 'f757c7cb1f6345eff5b3735a90eb1233',
  idempotency_key: '575d0858-f7ee-4448-9f13-d96f4441cda2',
  request_hash: 'fcfbdf26333c51c9574993ebe80f21e1f0690c1ca0f666f45a854d6f818d61b8',
  instance: 'invoices',
  reference: 'MI-P2JXVGH9BXR2',
  amount: 250_000,
  documents: JSON.stringify([{ docNum: '80001', partnerCode: 'C10014', amount: 250_000 }]),
  status: 'approved',
  payer: null,
  checkout: null,
  provider_ref: 'SI-1',
  raw_status: 'APPROVED',
  means: 'card',
  reason: null,
  posted: null,
  started_at: at,
  expires_at: at,
  ask_at: null,
  asked: 1,
  finished_at: at,
  trace: '1750345202683:69cf84344123:10020',
}

export const students002: readonly VersionRow[] = students.map((student) => ({
  ...student,
  first_names: 'Juan Sebastián',
  status: 'enrolled',
  gender: 'M',
  grade_name: 'Quinto',
  enrollment_year: '2022',
  folded: `juan sebastian ${String(student['code'])}`,
}))

const deliveries: readonly VersionRow[] = [
  delivery({
    topic: 'accounting.incoming-payment',
    key: `invoices:${invoicePayment}`,
    payload: { paymentId: invoicePayment },
    status: 'parked',
  }),
  delivery({
    topic: 'notice.link',
    key: 'link:f9349686-1090-4cce-bb2f-0f9db5765eb8',
    payload: { purpose: 'guardian-verify', subject: guardianId, locale: 'es-CO' },
    status: 'done',
  }),
]

/** What the hub with offices wrote besides: guardians and their invoices, keys, consents, documents, food plans. */
export const rowsOf002: VersionRows = {
  ...rowsOf001,
  student: students002,
  fee: fees.map((fee) => ({
    ...fee,
    active_key: fee['archived_at'] === null ? `2025-2026/104/${String(fee['code'])}` : null,
  })),
  payment_exception: exceptions.map((one) => ({ ...one, resolution: null })),
  outbox: [...(rowsOf001['outbox'] ?? []), ...deliveries],
  guardian: [
    {
      id: guardianId,
      email: 'familia.10014@example.com',
      name: 'Ana Ruiz',
      password_hash: null,
      verified_at: at,
      created_at: at,
      disabled_at: null,
    },
  ],
  oidc_identity: [
    {
      kind: 'guardian',
      issuer: 'https://id.example',
      subject: '1',
      account: guardianId,
      created_at: at,
    },
  ],
  mail_link: [
    {
      hash: 'e'.repeat(64),
      purpose: 'guardian-verify',
      subject: guardianId,
      created_at: at,
      expires_at: at,
      used_at: at,
    },
  ],
  api_key: [
    {
      id: 'b1e2a3d4-0000-4000-8000-000000000001',
      hash: 'f'.repeat(64),
      prefix: 'mk_abcdefghi',
      name: 'Informes',
      roles: '["finance"]',
      created_by: 'staff:admin',
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    },
  ],
  consent: [
    {
      student_code: 'A1B2C',
      purpose: 'enrollment',
      text_version: '2025-06',
      text_hash: '6332df8f9cf18f815d87fc8184c8b65a862efa840fb6bf99148a0e7e5d5149f6',
      channel: 'portal',
      actor: 'student:A1B2C',
      at,
      trace: 't',
    },
  ],
  fee_version: [
    {
      fee_id: 1,
      version: 1,
      record: '{"value":0}',
      replaced_at: at,
      replaced_by: 'staff:admin',
    },
  ],
  signing: [
    {
      id: 'b1e2a3d4-0000-4000-8000-000000000002',
      project: '2025-2026',
      student_code: 'A1B2C',
      document: 'contract',
      reference: 'MD-1',
      vendor_id: 'Z-1',
      status: 'signed',
      email: 'ana.ruiz@example.com',
      requested_by: 'staff:admisiones',
      requested_at: at,
      updated_at: at,
    },
  ],
  food_plan: plansOf002,
  student_home: [
    {
      student_code: 'A1B2C',
      lat: 4.832_411,
      lng: -74.031_999,
      address: 'Vereda El Cerro, portería 3',
      metres: 18_001,
      actor: 'staff:rutas',
      updated_at: at,
    },
  ],
  request_key: [{ actor: 'staff:admin', key: 'k-1', request_hash: 'a'.repeat(64), created_at: at }],
  invoice_payment: [invoices],
  invoice_hold: [{ partner_code: 'C10014', doc_num: '80001', payment_id: invoicePayment }],
}
