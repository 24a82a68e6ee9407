import { type Differing } from './grow-table.ts'
import { oneOf, rarely } from './row-values.ts'

/** As of a large school, some years on: PostgreSQL plans by what it counted. */
export const studentCount = 60_000

const code = 'cast(30000 + i as text)'
const name = `'g' || cast(i as text)`
const uuid = `'7fda910d-a507-4a65-901c-' || cast(100000000000 + i as text)`
const nothing = 'null'
const brief = `'{}'`
const never = `'2099-01-01T00:00:00.000Z'`

/** Ten years of the same number each, the last of them this one. */
const year = `cast(2016 + (i - 1) * 10 / ${studentCount} as text)`
const project = `${year} || '-' || cast(2017 + (i - 1) * 10 / ${studentCount} as text)`
const day = `${year} || '-1' || cast(i % 3 as text) || '-' || cast(10 + i % 19 as text)`
const instant = `${day} || 'T' || cast(10 + i % 13 as text) || ':' || cast(10 + i % 50 as text) || ':00.000Z'`
/** What ages away is of this year. */
const lately = `'2025-0' || cast(1 + i % 6 as text) || '-1' || cast(i % 10 as text) || 'T10:00:00.000Z'`
/** One who has paid a few times. */
const someGuardian = `'g' || cast(1 + i / 3 as text)`
const told = `'${JSON.stringify({ status: 'approved', amount: 3_800_000, services: ['CA-0001', 'CM-0001-1', 'T-14'], reference: 'MH-PGG8GC66P05Q', project: '2025-2026' })}'`
const amount = '1000000 + i * 37 % 9000000'

const status = rarely(`'open'`, rarely(`'reversed'`, rarely(`'agreement'`, `'approved'`, 1000), 500))

/** Every table that grows with families and days, in an order that keeps its references. */
export const growing: Readonly<Record<string, Differing>> = {
  student: {
    code,
    sis_id: name,
    family_id: name,
    folded: `${oneOf('ana', 'juan', 'maria', 'luis', 'sofia', 'tomas', 'elena')} || ' ' || ${name}`,
    last_names: name,
    status: oneOf('enrolled', 'withdrawn', 'graduated'),
    gender: oneOf('M', 'F'),
    grade_name: oneOf('Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto', 'Octavo', 'Noveno'),
    next_grade: `case when i > ${studentCount} * 0.9 then ${oneOf('PRIMERO', 'SEXTO', 'OCTAVO')} end`,
    enrollment_year: year,
  },
  student_home: { student_code: code },
  season_student: {
    student_code: code,
    project,
    folded: `${oneOf('ana', 'juan', 'maria', 'luis', 'sofia', 'tomas', 'elena')} || ' ' || ${name}`,
    first_names: oneOf('Ana María', 'Juan Sebastián', 'Luis Fernando'),
    last_names: oneOf('Gómez Rodríguez', 'Ruiz Peña', 'Hernández Castillo'),
    grade: 'i % 15',
    order_status: oneOf('', 'open', 'paid'),
    ordered_at: instant,
    drafted_at: instant,
    arrived_at: instant,
    step: 'i % 12',
    late_step: '(i + 1) % 12',
    since: instant,
    listed: rarely('0', '1'),
  },
  draft: { student_code: code, project, state: brief },
  consent: { student_code: code, at: instant },
  sign_in_log: { student: code, created_at: lately },
  session: { id_hash: name, subject: code, expires_at: never },
  guardian: { id: name, email: name, verified_at: 's.created_at' },
  enrollment_order: {
    id: uuid,
    project,
    student_code: code,
    token: name,
    reference: name,
    status: rarely(`'reversed'`, `'paid'`, 500),
    total: amount,
    quote: told,
    choices: told,
    created_at: instant,
    updated_at: instant,
  },
  payment_attempt: {
    id: uuid,
    guardian_id: rarely(someGuardian, nothing, 10),
    pays: rarely(`'orders'`, rarely(`'invoices'`, `'order'`, 7), 10),
    token: name,
    idempotency_key: name,
    reference: name,
    path: rarely(`'agreement'`, `'redirect'`, 10),
    instance: oneOf('card', 'pse', 'wallet', 'agreement'),
    status,
    provider_ref: name,
    amount,
    started_at: instant,
    expires_at: instant,
    ask_at: nothing,
    finished_at: instant,
  },
  payment: {
    id: uuid,
    attempt_id: uuid,
    amount,
    approved_at: instant,
    provider_ref: name,
    reference: name,
    left: rarely(amount, '0'),
  },
  posting: { key: name, subject: `'payment:' || ${uuid}`, day, posted_at: instant },
  posting_line: {
    posting: name,
    account: oneOf('provider/card', 'accounting/main', 'bank/agreement'),
    amount,
  },
  refund: { id: uuid, payment_id: uuid, amount, sent_at: instant },
  payer: {
    id: uuid,
    owner: rarely(`'session:' || ${name}`, `'guardian:' || ${someGuardian}`, 100),
    number: name,
    used_at: lately,
  },
  payment_payer: { attempt_id: uuid, payer_id: uuid },
  allocation: {
    id: uuid,
    attempt_id: uuid,
    order_id: uuid,
    reference: name,
    instance: oneOf('card', 'pse', 'wallet', 'agreement'),
    amount,
    status,
    provider_ref: name,
    open_key: rarely(name, nothing),
    paid_as: oneOf('APROBADO', 'APROBADO', 'PAGO DAVIVIENDA', 'PAGO ANTICIPO', 'INGRESO MANUAL'),
    payment_id: uuid,
    planned_at: instant,
    ended_at: instant,
    approved_at: instant,
  },
  charge: {
    order_id: uuid,
    item_code: oneOf('CA-0001', 'CM-0001-1', 'T-14', 'F-03'),
    name: oneOf('Derecho de matrícula', 'Pensión', 'Transporte', 'Alimentación'),
    ship_date: day,
    unit_price: amount,
    paid_now: 'i % 2',
    project,
  },
  certificate: { token: name, student_code: code, issued_at: instant },
  receipt: { order_id: uuid, token: name, body: brief, issued_at: instant },
  accounting_document: { order_id: uuid, posted_at: instant },
  outbox: {
    topic: oneOf('receipt.issue', 'accounting.order', 'notice.receipt'),
    key: name,
    status: rarely(`'on_hold'`, `'done'`),
    attempts: rarely('2 + i % 7', '1', 50),
    due_at: instant,
    created_at: instant,
    done_at: rarely(nothing, instant),
    trace: name,
  },
  callback_inbox: {
    event_id: name,
    reference: name,
    status: `'done'`,
    due_at: instant,
    received_at: instant,
  },
  payment_capture: { reference: name, provider_ref: name, seen_at: instant },
  payment_exception: {
    kind: oneOf('duplicate-payment', 'unknown-reference', 'wrong-amount'),
    reference: name,
    created_at: instant,
    resolved_at: rarely(nothing, instant),
  },
  audit: {
    at: instant,
    actor: oneOf('staff:admin', 'staff:finanzas', 'provider:card'),
    act: oneOf('record.read', 'order.paid', 'session.begin', 'fee.change'),
    subject: name,
    before: told,
    after: told,
  },
  signing: {
    id: uuid,
    project,
    student_code: code,
    document: oneOf('contract', 'promissory-note'),
    reference: name,
    vendor_id: name,
    status: rarely(`'sent'`, `'signed'`, 100),
    requested_at: instant,
    updated_at: instant,
  },
  mail_link: { hash: name, expires_at: never },
  sign_in_challenge: { nonce_hash: name, expires_at: never },
  known_device: { secret_hash: name, account: code },
  request_key: { key: name },
  reminder_sending: { student_code: code },
  activity_subscription: { student_code: code, project },
  approval: {
    id: uuid,
    act: oneOf('refund', 'bank-file', 'resolution'),
    open_subject: rarely(name, nothing),
    student_code: code,
    amount,
    requested_at: instant,
    state: rarely(`'waiting'`, oneOf('done', 'rejected', 'done', 'expired')),
  },
  discount: {
    id: uuid,
    student_code: code,
    active_key: nothing,
    kind: oneOf('employee', 'sibling', 'scholarship'),
    state: rarely(`'asked'`, `'granted'`),
    percent: '500 + i % 4000',
    asked_at: instant,
    expires_on: day,
  },
  discount_proof: { discount_id: uuid },
}

export const growingTables: readonly string[] = Object.keys(growing)

/** Tables that have few rows however many families there are, or whose rows are gone within days. */
export const smallTables: readonly string[] = [
  'api_key',
  'audit_seal',
  'fee',
  'fee_publication',
  'fee_version',
  'food_plan',
  'food_plan_row',
  'oidc_identity',
  'plugin_memo',
  'plugin_pause',
  'reconciliation_match',
  'reconciliation_matched_row',
  'reminded_family',
  'reminder',
  'season_grade',
  'setting',
  'staff',
  'try_count',
]
