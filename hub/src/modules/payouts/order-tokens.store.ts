import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'

interface PaidOrder {
  readonly attempt_id: string
  readonly token: string
}

/** The tokens of the orders that attempts pay, whole or a part of their split, by the attempt. */
export async function orderTokensOf(
  database: Database,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await inChunks<string, PaidOrder>(attempts, (some) =>
    database('allocation as a')
      .leftJoin('split_part as s', 's.id', 'a.part_id')
      .join('enrollment_order as o', 'o.id', database.raw('coalesce(a.order_id, s.order_id)'))
      .whereIn('a.attempt_id', [...some])
      .orderBy('a.id')
      .select('a.attempt_id', 'o.token'),
  )
  const tokensOf = (id: string) => rows.filter((row) => row.attempt_id === id).map(({ token }) => token)
  return new Map(attempts.map((id) => [id, [...new Set(tokensOf(id))]]))
}
