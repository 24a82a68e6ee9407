import { randomUUID } from 'node:crypto'
import type Libsql from 'libsql'

export interface RawSettling {
  readonly attemptId: string
  readonly orderId: string
  readonly charges: readonly Values[]
  /** What the receipt says. */
  readonly receipt: string
}

type Values = Readonly<Record<string, string | number | null>>

/** A yardstick: the rows of a settled payment in one durable transaction, by the driver alone. */
export function settlerOf(database: Libsql.Database): (settling: RawSettling) => void {
  const order = database.prepare('select * from enrollment_order where id = ?')
  const student = database.prepare(
    'select * from student where code = (select student_code from enrollment_order where id = ?)',
  )
  const attempt = database.prepare('select * from payment_attempt where id = ?')
  const endAttempt = database.prepare(
    `update payment_attempt set status = 'approved', provider_ref = ?, raw_status = ?, means = ?, reason = null,
       ask_at = null, finished_at = ? where id = ?`,
  )
  const endPart = database.prepare(
    `update allocation set status = 'approved', reason = null, provider_ref = ?, open_key = null, paid_as = 'APROBADO',
       payment_id = ?, ended_at = ?, approved_at = ? where attempt_id = ?`,
  )
  const endOrder = database.prepare(
    `update enrollment_order set status = 'paid', updated_at = ? where id = ?`,
  )
  const insert = insertsInto(database)
  return ({ attemptId, orderId, charges, receipt }) => {
    const at = new Date().toISOString()
    database.exec('begin')
    order.get(orderId)
    attempt.get(attemptId)
    endAttempt.run('SP-0123456789ABCDEF', 'Aprobada', 'card', at, attemptId)
    insert('audit', [auditRow(at)])
    const payment = paymentRow({ attemptId, at })
    insert('payment', [payment])
    insert('posting', [postingRow(payment.id, at)])
    insert('posting_line', linesOf(payment.id, orderId))
    endPart.run('SP-0123456789ABCDEF', payment.id, at, at, attemptId)
    insert(
      'charge',
      charges.map((charge) => ({ ...charge, order_id: orderId })),
    )
    endOrder.run(at, orderId)
    student.get(orderId)
    insert('receipt', [receiptRow({ orderId, at }, receipt)])
    insert(
      'outbox',
      ['notice.receipt', 'accounting.order'].map((topic) => outboxRow({ topic, orderId, at })),
    )
    database.exec('commit')
  }
}

/** One statement a table and number of rows, prepared once. */
function insertsInto(database: Libsql.Database): (table: string, rows: readonly Values[]) => void {
  const prepared = new Map<string, Libsql.Statement>()
  return (table, rows) => {
    const columns = Object.keys(rows[0] ?? {})
    const place = `${table} ${rows.length}`
    const marks = `(${columns.map(() => '?').join(', ')})`
    const statement =
      prepared.get(place) ??
      database.prepare(
        `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => marks).join(', ')}`,
      )
    prepared.set(place, statement)
    statement.run(...rows.flatMap((row) => columns.map((column) => row[column] ?? null)))
  }
}

interface At {
  readonly orderId: string
  readonly at: string
}

function paymentRow({ attemptId, at }: Pick<At, 'at'> & { readonly attemptId: string }) {
  return {
    id: randomUUID(),
    attempt_id: attemptId,
    amount: 1,
    instance: 'card',
    reference: attemptId,
    account: 'provider/card',
    provider_ref: 'SP-0123456789ABCDEF',
    means: 'card',
    actor: 'provider:card',
    reason: null,
    approved_at: at,
    trace: randomUUID(),
  }
}

function postingRow(paymentId: string, at: string): Values {
  const key = `payment:${paymentId}`
  return { key, subject: key, day: at.slice(0, 10), posted_at: at, reason: null, trace: randomUUID() }
}

function linesOf(paymentId: string, orderId: string): readonly Values[] {
  const posting = `payment:${paymentId}`
  return [
    { posting, place: 0, account: 'provider/card', amount: 1 },
    { posting, place: 1, account: `to-post/order:${orderId}`, amount: -1 },
  ]
}

function receiptRow({ orderId, at }: At, body: string): Values {
  return { order_id: orderId, token: randomUUID().replaceAll('-', ''), version: 2, body, issued_at: at }
}

function auditRow(at: string): Values {
  return {
    act: 'payment.end',
    actor: 'provider:card',
    after: '{"status":"approved","amount":1}',
    at,
    before: '{"status":"open"}',
    subject: 'MH-0123456789ABCD',
    trace: randomUUID(),
  }
}

function outboxRow({ topic, orderId, at }: At & { topic: string }): Values {
  return {
    topic,
    key: `${topic}:${orderId}`,
    payload: JSON.stringify({ orderId }),
    trace: randomUUID(),
    status: 'due',
    due_at: at,
    leased_until: null,
    attempts: 0,
    last_fault: null,
    created_at: at,
    done_at: null,
  }
}
