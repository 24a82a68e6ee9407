import type { Database } from '../../../src/db/database.ts'
import { keepAllSeasonStudents } from '../../../src/modules/students/season-student.store.ts'

const at = '2025-06-19T15:00:00.000Z'
const nowhere = '00000000-0000-4000-8000-000000000000'
const guardian = '00000000-0000-4000-8000-000000000001'

/** Breaks by SQL what must hold beside the orders. */
export async function breakTheRest(database: Database): Promise<void> {
  await database('guardian').insert({ id: guardian, email: 'a@b.example', name: 'A', created_at: at })
  await breakDeliveries(database)
  await breakReferences(database)
  await breakFamilyPayment(database)
  await breakInvoicePayments(database)
  await breakRefunds(database)
  await breakCaptures(database)
  await breakTrail(database)
  await breakSeals(database)
  await leaveStrangers(database)
  await leaveSessions(database)
  await misplaceStudents(database)
}

async function breakDeliveries(database: Database): Promise<void> {
  const row = { topic: 't', payload: '{}', due_at: at, attempts: 0, trace: 't', created_at: at }
  await database('outbox').insert({ ...row, key: 'a', status: 'lost' })
  await database('outbox').insert({ ...row, key: 'b', status: 'done' })
  for (let n = 0; n < 7; n += 1)
    await database('outbox').insert({ ...row, key: `receipt:nobody-${n}`, status: 'due' })
}

const exception = { kind: 'reversed', instance: 'i', facts: '{}', created_at: at }

async function breakReferences(database: Database): Promise<void> {
  await database('payment_exception').insert({ ...exception, reference: 'r' })
  await database('payment_attempt').insert({ ...named('nowhere'), pays: 'orders', status: 'declined' })
  await database.schema.alterTable('allocation', (table) => void table.dropForeign('order_id'))
  const part = { ...planned('nowhere'), order_id: nowhere, status: 'declined' }
  await database('allocation').insert(part)
}

const payment = {
  path: 'provider',
  guardian_id: guardian,
  request_hash: 'h',
  instance: 'i',
  amount: 1,
  started_at: at,
  expires_at: at,
  asked: 0,
  trace: 't',
}

function named(id: string) {
  return { ...payment, id, token: id, idempotency_key: id, reference: id }
}

function taken(id: string) {
  return { id, attempt_id: id, instance: 'i', amount: 1 }
}

function planned(id: string) {
  return { ...taken(id), reference: id, planned_at: at }
}

async function breakFamilyPayment(database: Database): Promise<void> {
  await database('payment_attempt').insert({ ...named('family'), pays: 'orders', status: 'open' })
}

/** One approved that nobody was told of, one told of and not recorded, one that came to nothing and holds on. */
async function breakInvoicePayments(database: Database): Promise<void> {
  await keepInvoices(database, 'untold', { status: 'approved', doc_num: '3', open_key: null })
  await keepInvoices(database, 'unposted', { status: 'approved', doc_num: '2', open_key: 'invoice:C10001/2' })
  await keepInvoices(database, 'over', { status: 'declined', doc_num: '1', open_key: 'invoice:C10001/1' })
  const delivery = { topic: 't', payload: '{}', due_at: at, attempts: 1, trace: 't', created_at: at }
  await database('outbox').insert({ ...delivery, key: 'invoices:unposted', status: 'done', done_at: at })
}

interface Document {
  readonly status: string
  readonly doc_num: string
  readonly open_key: string | null
}

async function keepInvoices(database: Database, id: string, document: Document): Promise<void> {
  const { status } = document
  await database('payment_attempt').insert({ ...named(id), pays: 'invoices', status })
  await database('allocation').insert({ ...planned(id), partner_code: 'C10001', ...document })
  if (status === 'approved')
    await database('payment').insert({
      ...taken(id),
      provider_ref: id,
      actor: 'a',
      approved_at: at,
      trace: 't',
    })
}

/** The payment was 1; what went back is 2, and another that is right. */
async function breakRefunds(database: Database): Promise<void> {
  const refund = {
    cause: 'exception:1',
    way: 'provider',
    status: 'done',
    actor: 'f',
    sent_at: at,
    trace: 't',
  }
  await database('payment').whereIn('id', ['untold', 'unposted']).update({ account: 'provider/i' })
  for (const id of ['untold', 'unposted']) {
    const key = `payment:${id}`
    await database('posting').insert({ key, subject: key, day: '2025-06-19', posted_at: at, trace: 't' })
    await database('posting_line').insert({ posting: key, place: 0, account: 'provider/i', amount: 1 })
  }
  await database('refund').insert({ ...refund, id: 'most', payment_id: 'untold', amount: 1 })
  await database('refund').insert({ ...refund, id: 'more', payment_id: 'untold', amount: 1 })
  await database('refund').insert({ ...refund, id: 'right', payment_id: 'unposted', amount: 1 })
}

/** Taken and nowhere; beside the one that paid; of another amount than was paid with it. The others are right. */
async function breakCaptures(database: Database): Promise<void> {
  const capture = { instance: 'i', amount: 1, currency: 'COP', status: 'taken', is_test: 0, seen_at: at }
  await database('payment').where({ id: 'unposted' }).update({ provider_ref: 'paid' })
  await database('payment').where({ id: 'untold' }).update({ provider_ref: 'less' })
  await database('allocation').update({ paid_as: 'APROBADO' }).whereIn('id', ['untold', 'unposted'])
  await database('payment_capture').insert({ ...capture, reference: 'nobody', provider_ref: 'nowhere' })
  await database('payment_capture').insert({ ...capture, reference: 'unposted', provider_ref: 'paid' })
  await database('payment_capture').insert({ ...capture, reference: 'unposted', provider_ref: 'second' })
  await database('payment_capture').insert({
    ...capture,
    reference: 'untold',
    provider_ref: 'less',
    amount: 2,
  })
  await database('payment_capture').insert({
    ...capture,
    reference: 'gone',
    provider_ref: 'back',
    status: 'returned',
  })
  await database('payment_capture').insert({ ...capture, reference: 'r', provider_ref: 'seen' })
  await database('payment_exception').where({ reference: 'r' }).update({ provider_ref: 'seen' })
}

/** An entry between the two is missing; the other payment is no more what its last entry says. */
async function breakTrail(database: Database): Promise<void> {
  const ends = [
    { subject: 'gap', before: 'open', after: 'declined' },
    { subject: 'gap', before: 'expired', after: 'approved' },
    { subject: 'untold', before: 'open', after: 'declined' },
    { subject: 'unposted', before: 'open', after: 'approved' },
    { subject: 'released', before: 'open', after: 'parked' },
    { subject: 'released', before: 'failed', after: 'approved' },
  ]
  for (const { subject, before, after } of ends) {
    await database('audit').insert({
      at,
      actor: 'provider:i',
      act: 'invoices.end',
      subject,
      before: JSON.stringify({ status: before }),
      after: JSON.stringify({ status: after }),
      trace: 't',
    })
  }
}

/** One over entries that are gone, and one that does not follow it. */
async function breakSeals(database: Database): Promise<void> {
  for (const number of [1, 3])
    await database('audit_seal').insert({ number, entries: 1, newest_at: at, seal: 's', sealed_at: at })
}

/** A draft and a consent of nobody; another consent is of a student who has left the school. */
async function leaveStrangers(database: Database): Promise<void> {
  const consent = {
    purpose: 'enrollment',
    text_version: '1',
    text_hash: 'h',
    channel: 'portal',
    at,
    trace: 't',
  }
  await database('draft').insert({
    student_code: 'ZZZZZ',
    project: 'p',
    state: '{}',
    version: 1,
    updated_at: at,
  })
  await database('consent').insert({ ...consent, student_code: 'ZZZZ1', actor: 'student:ZZZZ1' })
  await database('consent').insert({ ...consent, student_code: 'LEFT1', actor: 'student:LEFT1' })
  const act = { at, actor: 'student:LEFT1', act: 'draft.save', subject: 'LEFT1', trace: 't' }
  await database('audit').insert({ ...act, before: null, after: null })
}

async function leaveSessions(database: Database): Promise<void> {
  const account = { name: 'A', password_hash: 'h', roles: '[]', created_at: at }
  await database('staff').insert({ ...account, username: 'gone', disabled_at: at })
  await database('staff').insert({ ...account, username: 'here', disabled_at: null })
  const sessions = [
    { kind: 'staff', subject: 'gone', opened_by: null },
    { kind: 'staff', subject: 'here', opened_by: null },
    { kind: 'guardian', subject: nowhere, opened_by: null },
    { kind: 'student', subject: '10001', opened_by: nowhere },
    { kind: 'student', subject: '10001', opened_by: guardian },
    { kind: 'student', subject: '10001', opened_by: null },
  ]
  for (const [n, session] of sessions.entries()) {
    const row = { name: 'A', roles: '[]', csrf_token: 't', created_at: at, expires_at: at }
    await database('session').insert({ ...row, ...session, id_hash: String(n) })
  }
}

/** One at another step than its draft, one without a row, and one row of nobody. The last is right. */
async function misplaceStudents(database: Database): Promise<void> {
  const project = '2025-2026'
  const grade = { grade_key: 'PRIMERO', place: 0, project, opens_at: at }
  const student = {
    sis_id: 's',
    last_names: 'B',
    record: '{}',
    fetched_at: at,
    next_grade: 'PRIMERO',
    entry: 'always',
  }
  await database('season_grade').insert(grade)
  for (const code of ['STEP1', 'NONE1', 'GONE1', 'RIGHT'])
    await database('student').insert({ ...student, code })
  await keepAllSeasonStudents(database)
  await database('season_student').where({ student_code: 'STEP1' }).update({ step: 5 })
  await database('season_student').where({ student_code: 'NONE1' }).delete()
  await database('student').where({ code: 'GONE1' }).delete()
}
