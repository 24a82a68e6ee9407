import type { LocalDate } from '@matricula/contract'
import type { payoutStatuses } from '../../../api/lists.ts'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Cop } from '../../shared/money.ts'

/** Where a charge went on to the school's bank account. */
export interface ChargePayout {
  /** As the provider names it. */
  readonly reference: string
  /** On which the provider sent it. */
  readonly day: LocalDate
  readonly state: (typeof payoutStatuses)[number]
  /** COP of the whole payout; below 0 it takes from the school. */
  readonly net: Cop
}

type PaidOutRow = ChargePayout & { readonly provider_ref: string }

/** The payouts of an instance's charges, by the provider's names of them; of several the last. */
export async function payoutsOfCharges(
  database: Database,
  instance: string,
  providerRefs: readonly string[],
): Promise<ReadonlyMap<string, ChargePayout>> {
  const rows = await inChunks<string, PaidOutRow>([...new Set(providerRefs)], (some) =>
    database('payout_line as l')
      .join('payout as o', 'o.id', 'l.payout_id')
      .whereIn('l.provider_ref', [...some])
      .where({ 'l.kind': 'charge', 'o.instance': instance })
      .orderBy('o.day')
      .select('l.provider_ref', 'o.day', 'o.net', { reference: 'o.payout_ref', state: 'o.status' }),
  )
  return new Map(rows.map(({ provider_ref: ref, ...payout }) => [ref, payout]))
}

/** The same of one charge; null where it is in none, or its name was never told. */
export async function payoutOfCharge(
  database: Database,
  { instance, charge }: { readonly instance: string; readonly charge: string | null },
): Promise<ChargePayout | null> {
  if (charge === null) return null
  return (await payoutsOfCharges(database, instance, [charge])).get(charge) ?? null
}
