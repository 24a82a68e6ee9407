import type { Database } from '../../db/database.ts'

interface PayoutSums {
  readonly id: string
  readonly net: number | string
  readonly status: string
  readonly lines: number | string | null
  readonly told: number | string | null
}

/** Payouts that are not the sum of their lines, or of which a line is not its gross less what was taken off. */
export async function unevenPayouts(database: Database): Promise<readonly string[]> {
  const uneven: readonly string[] = await database('payout_line')
    .whereRaw('net <> gross - fee - retefuente - reteiva - reteica')
    .orderBy('payout_id')
    .pluck('payout_id')
  const lines = database('payout_line as l').where('l.payout_id', database.ref('o.id')).sum('l.net')
  const rows: readonly Pick<PayoutSums, 'id' | 'net' | 'lines'>[] = await database('payout as o')
    .orderBy('o.id')
    .select('o.id', 'o.net')
    .select({ lines })
  const off = rows.filter(({ net, lines }) => lines === null || Number(lines) !== Number(net))
  return [...new Set([...uneven, ...off.map(({ id }) => id)])]
}

/** Payouts of which the ledger has something else on its way to the bank than they say. */
export async function unpostedPayouts(database: Database): Promise<readonly string[]> {
  const told = database('posting_line as l')
    .whereRaw(`l.account = replace('in-transit/#', '#', o.id)`)
    .sum('l.amount')
  const rows: readonly Pick<PayoutSums, 'id' | 'net' | 'status' | 'told'>[] = await database('payout as o')
    .orderBy('o.id')
    .select('o.id', 'o.net', 'o.status')
    .select({ told })
  const due = ({ status, net }: Pick<PayoutSums, 'status' | 'net'>) =>
    status === 'in-transit' ? Number(net) : 0
  return rows.filter((row) => Number(row.told) !== due(row)).map(({ id }) => id)
}
