import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'

/** What the lines of a payout come to, in COP, and how many there are. */
export interface PayoutSums {
  readonly gross: number
  readonly fees: number
  readonly withheld: number
  readonly lines: number
  /** About a payment that is not known here. */
  readonly unexplained: number
}

type Counted = Readonly<Record<'lines' | 'gross' | 'fees' | 'withheld', number | string>> & {
  readonly payout_id: string
}

interface Unexplained {
  readonly payout_id: string
  readonly count: number | string
}

/** The sums of these payouts, each by its id. */
export async function sumsOfPayouts(
  database: Database,
  ids: readonly string[],
): Promise<(id: string) => PayoutSums> {
  const rows = await inChunks<string, Counted>(ids, (some) =>
    database('payout_line')
      .whereIn('payout_id', [...some])
      .groupBy('payout_id')
      .select('payout_id')
      .count({ lines: '*' })
      .sum({ gross: 'gross', fees: 'fee', withheld: database.raw('retefuente + reteiva + reteica') }),
  )
  const unexplained = await countUnexplained(database, ids)
  return (id) => {
    const row = rows.find(({ payout_id: of }) => of === id)
    return {
      gross: Number(row?.gross ?? 0),
      fees: Number(row?.fees ?? 0),
      withheld: Number(row?.withheld ?? 0),
      lines: Number(row?.lines ?? 0),
      unexplained: unexplained.get(id) ?? 0,
    }
  }
}

async function countUnexplained(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = database('payment as p').whereRaw(
    'p.provider_ref = l.provider_ref and p.instance = o.instance',
  )
  const rows = await inChunks<string, Unexplained>(ids, (some) =>
    database('payout_line as l')
      .join('payout as o', 'o.id', 'l.payout_id')
      .whereIn('l.payout_id', [...some])
      .whereNot('l.kind', 'fee')
      .whereNotExists(known.clone().select('p.id'))
      .groupBy('l.payout_id')
      .select('l.payout_id')
      .count({ count: '*' }),
  )
  return new Map(rows.map(({ payout_id: id, count }) => [id, Number(count)]))
}
