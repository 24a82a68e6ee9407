import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { LossBearer } from '../payments/index.ts'

interface LossRow {
  readonly attempt_id: string
  readonly provider_ref: string
  readonly borne_by: LossBearer
}

/** Who bears the charges of attempts that were lost in a dispute, by the attempt and the provider's reference of each. */
export async function lossesOf(
  database: Database,
  attempts: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, LossBearer>>> {
  const rows = await inChunks<string, LossRow>(attempts, (some) =>
    database('dispute as d')
      .join('payment as p', 'p.id', 'd.payment_id')
      .whereIn('p.attempt_id', [...some])
      .where('d.status', 'lost')
      .select('p.attempt_id', 'p.provider_ref', 'd.borne_by'),
  )
  const losses = new Map<string, Map<string, LossBearer>>()
  for (const { attempt_id: attempt, provider_ref: charge, borne_by: bearer } of rows)
    losses.set(attempt, (losses.get(attempt) ?? new Map<string, LossBearer>()).set(charge, bearer))
  return losses
}
