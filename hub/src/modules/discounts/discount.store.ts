import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Proof, ProofType } from './check-proof.ts'
import { type Discount, type DiscountKind, discountKey, type KeptState } from './discount.ts'

export interface DiscountRow {
  id: string
  student_code: string
  kind: DiscountKind
  percent: number
  state: KeptState
  note: string
  /** The discount's key while it is asked or granted, else null. */
  active_key: string | null
  asked_by: string
  asked_at: string
  reviewed_by: string | null
  reviewed_at: string | null
  review_note: string | null
  expires_on: string | null
  withdrawn_by: string | null
  withdrawn_at: string | null
  withdraw_note: string | null
}

/** Frees the key of a discount that has run out, for the one that follows it. */
export async function releaseExpired(trx: Transaction, key: string, today: LocalDate): Promise<void> {
  await trx<DiscountRow>('discount')
    .where({ active_key: key, state: 'granted' })
    .where('expires_on', '<', today)
    .update({ active_key: null })
}

/** Adds a discount with its proof. The database refuses a second active one of the kind (`isDuplicate`). */
export async function addDiscount(trx: Transaction, discount: Discount, proof: Proof): Promise<void> {
  await trx('discount').insert({ id: discount.id, ...columnsOf(discount) })
  await trx('discount_proof').insert({ discount_id: discount.id, ...proof })
}

/** A discount as it is now, held until the transaction ends. */
export async function lockDiscount(trx: Transaction, id: string): Promise<Discount | null> {
  const row = await trx<DiscountRow>('discount').where({ id }).forUpdate().first()
  return row === undefined ? null : discountFrom(row)
}

export async function updateDiscount(trx: Transaction, discount: Discount): Promise<void> {
  await trx('discount').where({ id: discount.id }).update(columnsOf(discount))
}

/** Whatever was asked for these students, the newest last. */
export async function discountsOf(database: Database, studentCodes: readonly string[]): Promise<Discount[]> {
  if (studentCodes.length === 0) return []
  const rows = await database<DiscountRow>('discount')
    .whereIn('student_code', [...studentCodes])
    .orderBy(['asked_at', 'id'])
  return rows.map(discountFrom)
}

export interface KeptProof {
  readonly studentCode: string
  readonly kind: DiscountKind
  readonly type: ProofType
  readonly content: Buffer
}

export async function findProof(database: Database, id: string): Promise<KeptProof | null> {
  const row: (Omit<KeptProof, 'studentCode' | 'content'> & BareProof) | undefined = await database('discount')
    .join('discount_proof', 'discount_proof.discount_id', 'discount.id')
    .where('discount.id', id)
    .first('discount.student_code', 'discount.kind', 'discount_proof.type', 'discount_proof.content')
  if (row === undefined) return null
  return { studentCode: row.student_code, kind: row.kind, type: row.type, content: bytesOf(row.content) }
}

interface BareProof {
  readonly student_code: string
  readonly content: Buffer | ArrayBuffer
}

/** libsql answers bytes bare, the other drivers in a buffer. */
export function bytesOf(content: Buffer | ArrayBuffer): Buffer {
  return Buffer.isBuffer(content) ? content : Buffer.from(content)
}

export function discountFrom(row: DiscountRow): Discount {
  return {
    id: row.id,
    studentCode: row.student_code,
    kind: row.kind,
    percent: row.percent,
    state: row.state,
    note: row.note,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    review: wordFrom(row.reviewed_by, row.reviewed_at, row.review_note),
    expiresOn: row.expires_on,
    withdrawal: wordFrom(row.withdrawn_by, row.withdrawn_at, row.withdraw_note),
  }
}

function wordFrom(by: string | null, at: string | null, note: string | null): Discount['review'] {
  return by === null || at === null ? null : { by, at, note: note ?? '' }
}

function columnsOf(discount: Discount): Omit<DiscountRow, 'id'> {
  const { state, review, withdrawal } = discount
  return {
    student_code: discount.studentCode,
    kind: discount.kind,
    percent: discount.percent,
    state,
    note: discount.note,
    active_key: state === 'asked' || state === 'granted' ? discountKey(discount) : null,
    asked_by: discount.askedBy,
    asked_at: discount.askedAt,
    reviewed_by: review?.by ?? null,
    reviewed_at: review?.at ?? null,
    review_note: review?.note ?? null,
    expires_on: discount.expiresOn,
    withdrawn_by: withdrawal?.by ?? null,
    withdrawn_at: withdrawal?.at ?? null,
    withdraw_note: withdrawal?.note ?? null,
  }
}
