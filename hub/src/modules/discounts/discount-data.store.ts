import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Discount } from './discount.ts'
import { bytesOf, discountFrom, type DiscountRow } from './discount.store.ts'

/** A discount with its file, in Base64. */
export interface DiscountExport extends Discount {
  readonly proof: { readonly type: string; readonly sha256: string; readonly content: string }
}

interface DiscountExportRow extends DiscountRow {
  readonly type: string
  readonly sha256: string
  readonly content: Buffer | ArrayBuffer
}

/** Everything kept of these students' discounts, the files too. */
export async function wholeDiscountsOf(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly DiscountExport[]> {
  const rows: DiscountExportRow[] = await database('discount')
    .join('discount_proof', 'discount_proof.discount_id', 'discount.id')
    .whereIn('discount.student_code', [...studentCodes])
    .select('discount.*', 'discount_proof.type', 'discount_proof.sha256', 'discount_proof.content')
    .orderBy(['discount.asked_at', 'discount.id'])
  return rows.map(({ type, sha256, content, ...row }) => ({
    ...discountFrom(row),
    proof: { type, sha256, content: bytesOf(content).toString('base64') },
  }))
}

export async function eraseDiscountsOf(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  return eraseFound(trx, (database) =>
    database<DiscountRow>('discount').whereIn('student_code', [...studentCodes]),
  )
}

/** Deletes what came to its end before a day: refused, taken back or run out. */
export async function eraseEndedBefore(
  trx: Transaction,
  { day, instant }: { readonly day: LocalDate; readonly instant: Date },
): Promise<number> {
  const before = instant.toISOString()
  return eraseFound(trx, (database) =>
    database<DiscountRow>('discount').where((ended) => {
      void ended.where((one) => void one.where({ state: 'granted' }).where('expires_on', '<', day))
      void ended.orWhere((one) => void one.where({ state: 'refused' }).where('reviewed_at', '<', before))
      void ended.orWhere((one) => void one.where({ state: 'withdrawn' }).where('withdrawn_at', '<', before))
    }),
  )
}

/** The files first, for they name their discounts. */
async function eraseFound(trx: Transaction, find: (database: Database) => ReturnType<typeof allDiscounts>) {
  await trx('discount_proof').whereIn('discount_id', find(trx).select('id')).delete()
  return find(trx).delete()
}

function allDiscounts(database: Database) {
  return database<DiscountRow>('discount')
}
