import type { Database } from '../../../src/db/open-database.ts'
import { rowsOf008 } from '../versions/rows-of-008.ts'

/** What differs from row to row, as SQL over `i`, the number of the row; the rest is as in the first row there. */
type Differing = Readonly<Record<string, string>>

const code = 'cast(30000 + i as text)'
const name = `'g' || cast(i as text)`
const nothing = 'null'
const brief = `'{}'`
const never = `'2099-01-01T00:00:00.000Z'`

/** Every table that grows with families and days, in an order that keeps its references. */
const growing: Readonly<Record<string, Differing>> = {
  student: { code, sis_id: name, family_id: name, folded: name, last_names: name, record: brief },
  student_home: { student_code: code },
  draft: { student_code: code },
  consent: { student_code: code },
  sign_in_log: { student: code },
  session: { id_hash: name, subject: code, expires_at: never },
  guardian: { id: name, email: name, verified_at: 's.created_at' },
  enrollment_order: {
    id: name,
    student_code: code,
    token: name,
    reference: name,
    status: `'paid'`,
    quote: brief,
    choices: brief,
  },
  payment_attempt: {
    id: name,
    order_id: name,
    open_order_id: nothing,
    idempotency_key: name,
    reference: name,
    status: `'approved'`,
    ask_at: nothing,
  },
  payment: { id: name, order_id: name, attempt_id: name },
  charge: { order_id: name },
  receipt: { order_id: name, token: name, body: brief },
  accounting_document: { order_id: name },
  outbox: { key: name, status: `'done'` },
  callback_inbox: { event_id: name, status: `'done'` },
  payment_capture: { reference: name },
  payment_exception: { reference: name, resolved_at: 's.created_at' },
  audit: { subject: name },
  signing: { id: name, student_code: code, reference: name, vendor_id: name, status: `'signed'` },
  mail_link: { hash: name, expires_at: never },
  sign_in_challenge: { nonce_hash: name, expires_at: never },
  known_device: { secret_hash: name, account: code },
  request_key: { key: name },
  reminder_sending: { student_code: code },
  invoice_payment: { id: name, token: name, idempotency_key: name, reference: name, ask_at: nothing },
  family_payment: { id: name, token: name, idempotency_key: name, reference: name, ask_at: nothing },
  activity_subscription: { student_code: code },
  approval: { id: name, student_code: code, state: `'approved'` },
  discount: { id: name, student_code: code, active_key: nothing },
}

export const growingTables: readonly string[] = Object.keys(growing)

/**
 * Fills a database as that of a school with so many students some years on. PostgreSQL plans by what it counted, as its own
 * upkeep does every day; the embedded database by what indexes there are, for the hub never lets it count.
 */
export async function growSchool(database: Database, students: number): Promise<void> {
  for (const [table, rows] of Object.entries(rowsOf008)) {
    const there = await database(table).first()
    if (there === undefined && rows.length > 0) await database(table).insert([...rows])
  }
  for (const [table, differing] of Object.entries(growing))
    await grow(database, table, { differing, students })
  if (database.client.driverName !== 'pg') return
  for (const table of growingTables) await database.raw(`analyze ${table}`)
}

async function grow(
  database: Database,
  table: string,
  { differing, students }: { readonly differing: Differing; readonly students: number },
): Promise<void> {
  const [first] = rowsOf008[table] ?? []
  if (first === undefined) throw new Error(`no row of ${table} is known`)
  const columns = Object.keys(first).filter(
    (column) => !(column === 'id' && typeof first[column] === 'number'),
  )
  const values = columns.map((column) => `${differing[column] ?? `s.${column}`} as ${column}`)
  await database.raw(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${students})
     insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from (select * from ${table} limit 1) as s, n`,
  )
}
