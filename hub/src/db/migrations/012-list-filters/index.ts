import type { Knex } from 'knex'
import { dialectOf } from '../../statements.ts'
import { addIndex, dropIndex, type NamedIndex } from '../named-index.ts'

/** What lists are narrowed and sorted by, so that neither a page nor its count reads a table whole. */
const added: readonly NamedIndex[] = [
  { table: 'student', columns: ['gender', 'code'], name: 'student_by_gender' },
  {
    table: 'student',
    columns: ['next_grade', 'code'],
    name: 'student_of_season',
    where: 'next_grade is not null',
  },
  { table: 'approval', columns: ['requested_at', 'id'], name: 'approval_by_time' },
  { table: 'approval', columns: ['amount', 'id'], name: 'approval_by_amount' },
  { table: 'approval', columns: ['state', 'requested_at', 'id'], name: 'approval_by_state' },
  { table: 'audit', columns: ['actor', 'subject'], name: 'audit_by_actor' },
  { table: 'audit', columns: ['trace'], name: 'audit_by_trace' },
  { table: 'discount', columns: ['student_code', 'id'], name: 'discount_by_student' },
  { table: 'discount', columns: ['asked_at', 'id'], name: 'discount_by_time' },
  { table: 'discount', columns: ['kind', 'id', 'student_code'], name: 'discount_by_kind' },
  { table: 'discount', columns: ['state', 'expires_on', 'id', 'student_code'], name: 'discount_by_state' },
  { table: 'discount', columns: ['percent', 'id'], name: 'discount_by_percent' },
  { table: 'discount', columns: ['expires_on', 'id'], name: 'discount_by_end' },
  { table: 'invoice_payment', columns: ['started_at'], name: 'invoice_payment_by_time' },
  { table: 'family_payment', columns: ['started_at'], name: 'family_payment_by_time' },
  { table: 'outbox', columns: ['status', 'due_at', 'topic'], name: 'outbox_by_status' },
  { table: 'outbox', columns: ['due_at', 'id'], name: 'outbox_by_time' },
  { table: 'outbox', columns: ['attempts', 'id'], name: 'outbox_tried_again', where: 'attempts > 1' },
  { table: 'outbox', columns: ['trace'], name: 'outbox_by_trace' },
  { table: 'payment_exception', columns: ['attempt_id', 'id'], name: 'exception_by_attempt' },
  { table: 'payment_exception', columns: ['created_at', 'id'], name: 'exception_by_time' },
  { table: 'payment_exception', columns: ['kind', 'created_at', 'id'], name: 'exception_by_kind' },
  { table: 'payment_exception', columns: ['instance', 'created_at', 'id'], name: 'exception_by_instance' },
  { table: 'payment_attempt', columns: ['started_at', 'order_id', 'id'], name: 'attempt_by_start' },
  {
    table: 'payment_attempt',
    columns: ['status', 'started_at'],
    name: 'attempt_agreements',
    where: "path = 'agreement'",
  },
  { table: 'payment_attempt', columns: ['instance', 'order_id', 'id'], name: 'attempt_by_instance' },
  { table: 'payment', columns: ['approved_at', 'order_id'], name: 'payment_by_time' },
  { table: 'payment', columns: ['status', 'order_id', 'attempt_id', 'amount'], name: 'payment_by_status' },
  { table: 'enrollment_order', columns: ['student_code', 'id'], name: 'order_by_student' },
  { table: 'enrollment_order', columns: ['total', 'id'], name: 'order_by_total' },
]

/** What people type the beginning of. */
const prefixes: readonly NamedIndex[] = [
  { table: 'payment_attempt', columns: ['provider_ref'], name: 'attempt_provider_ref_prefix' },
  { table: 'accounting_document', columns: ['number'], name: 'document_number_prefix' },
]

/** The same where PostgreSQL alone needs another index than there is: one that sorts by the signs alone. */
const prefixesOfPostgres: readonly NamedIndex[] = [
  { table: 'enrollment_order', columns: ['reference'], name: 'order_reference_prefix' },
  { table: 'payment_attempt', columns: ['reference'], name: 'attempt_reference_prefix' },
  { table: 'family_payment', columns: ['reference'], name: 'family_payment_reference_prefix' },
  { table: 'payment_exception', columns: ['reference'], name: 'exception_reference_prefix' },
]

/** Those that another of them begins with. */
const replaced: readonly NamedIndex[] = [
  { table: 'outbox', columns: ['status', 'due_at'], name: 'outbox_status_due_at_index' },
  { table: 'payment_attempt', columns: ['started_at', 'order_id'], name: 'attempt_by_time' },
  { table: 'payment_exception', columns: ['attempt_id'], name: 'exception_of_attempt' },
]

export async function up(db: Knex): Promise<void> {
  for (const index of added) await addIndex(db, index)
  for (const index of prefixesHere(db)) await addIndex(db, index, bySigns(db))
  for (const index of replaced) await dropIndex(db, index)
}

export async function down(db: Knex): Promise<void> {
  for (const index of replaced) await addIndex(db, index)
  for (const index of [...added, ...prefixesHere(db)]) await dropIndex(db, index)
}

function prefixesHere(db: Knex): readonly NamedIndex[] {
  return dialectOf(db) === 'pg' ? [...prefixes, ...prefixesOfPostgres] : prefixes
}

function bySigns(db: Knex): string {
  return dialectOf(db) === 'pg' ? ' collate "C"' : ''
}
