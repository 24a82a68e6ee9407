import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { insertRows, type Row } from '../../statements.ts'

interface Document {
  readonly docNum: string
  readonly partnerCode: string
  readonly amount: number
}

interface Posted {
  readonly partnerCode: string
  readonly ref: string
}

interface FormerPayment {
  readonly id: string
  readonly reference: string
  readonly instance: string
  readonly status: string
  readonly reason: string | null
  readonly provider_ref: string | null
  readonly documents: string
  readonly posted: string | null
  readonly started_at: string
  readonly finished_at: string | null
  readonly payment_id: string | null
  readonly approved_at: string | null
}

const pageSize = 200

/** The documents of each payment stood in it as one text: they are rows now. */
export async function documentsToRows(db: Knex): Promise<void> {
  for (let after = ''; ;) {
    const payments: readonly FormerPayment[] = await db('invoice_payment as i')
      .leftJoin('kept_payment as p', 'p.attempt_id', 'i.id')
      .where('i.id', '>', after)
      .orderBy('i.id')
      .limit(pageSize)
      .select('i.*', 'p.id as payment_id', 'p.approved_at')
    const ids = payments.map(({ id }) => id)
    const holds: readonly { readonly partner_code: string; readonly doc_num: string; payment_id: string }[] =
      await db('invoice_hold').whereIn('payment_id', ids)
    const held = new Set(holds.map((hold) => `${hold.payment_id} ${hold.partner_code}/${hold.doc_num}`))
    await insertRows(
      db,
      'kept_allocation',
      payments.flatMap((payment) => rowsOf(payment, held)),
    )
    const last = payments.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

function rowsOf(payment: FormerPayment, held: ReadonlySet<string>): readonly Row[] {
  const documents: readonly Document[] = JSON.parse(payment.documents)
  const posted: readonly Posted[] = JSON.parse(payment.posted ?? '[]')
  return documents.map(({ docNum, partnerCode, amount }) => ({
    id: randomUUID(),
    attempt_id: payment.id,
    partner_code: partnerCode,
    doc_num: docNum,
    reference: payment.reference,
    instance: payment.instance,
    amount,
    status: payment.status,
    reason: payment.reason,
    provider_ref: payment.provider_ref,
    open_key: held.has(`${payment.id} ${partnerCode}/${docNum}`) ? `invoice:${partnerCode}/${docNum}` : null,
    paid_as: payment.payment_id === null ? null : 'APROBADO',
    payment_id: payment.payment_id,
    posted_ref: posted.find((one) => one.partnerCode === partnerCode)?.ref ?? null,
    planned_at: payment.started_at,
    ended_at: payment.finished_at,
    approved_at: payment.approved_at,
  }))
}

interface DocumentRow {
  readonly attempt_id: string
  readonly partner_code: string
  readonly doc_num: string
  readonly amount: number | string
  readonly open_key: string | null
  readonly posted_ref: string | null
}

/** The way back: one text for each payment, and the holds of those that still lock their documents. */
export async function rowsToDocuments(db: Knex): Promise<void> {
  for (let after = ''; ;) {
    const ids: readonly string[] = await db('invoice_payment')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .pluck('id')
    const rows: readonly DocumentRow[] = await db('kept_allocation')
      .whereIn('attempt_id', [...ids])
      .orderBy(['partner_code', 'doc_num'])
    for (const id of ids)
      await putInto(
        db,
        id,
        rows.filter(({ attempt_id }) => attempt_id === id),
      )
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function putInto(db: Knex, id: string, rows: readonly DocumentRow[]): Promise<void> {
  const documents = rows.map(({ doc_num, partner_code, amount }) => ({
    docNum: doc_num,
    partnerCode: partner_code,
    amount: Number(amount),
  }))
  const refs = new Map(rows.map(({ partner_code, posted_ref }) => [partner_code, posted_ref]))
  const posted = [...refs].flatMap(([partnerCode, ref]) => (ref === null ? [] : [{ partnerCode, ref }]))
  await db('invoice_payment')
    .where({ id })
    .update({
      documents: JSON.stringify(documents),
      posted: posted.length === 0 ? null : JSON.stringify(posted),
    })
  const holds = rows
    .filter(({ open_key }) => open_key !== null)
    .map(({ partner_code, doc_num }) => ({ partner_code, doc_num, payment_id: id }))
  await insertRows(db, 'invoice_hold', holds)
}
