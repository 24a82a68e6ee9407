import type { LocalDate } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { takenFromProvider } from './payout-posting.ts'
import type { KeptLine, PayoutStatus } from './payout.ts'

/** A payout that tells of some payments, with what of them it takes from their provider. */
export interface PayoutOfPayments {
  readonly id: string
  readonly instance: string
  /** As the provider names it. */
  readonly reference: string
  readonly status: PayoutStatus
  readonly day: LocalDate
  readonly returnedOn: LocalDate | null
  /** COP of the whole payout: less than 0 where the provider takes it from the school. */
  readonly net: number
  /** COP of these payments, before fees and what is withheld; what goes back of them taken off. */
  readonly amount: number
}

interface Row extends Omit<PayoutOfPayments, 'net' | 'amount'> {
  readonly net: number | string
  readonly kind: KeptLine['kind']
  readonly gross: number | string
  readonly fee: number | string
}

/** The payouts in which money of these payments left its provider, the first before. */
export async function payoutsOfPayments(
  database: Database,
  paymentIds: readonly string[],
): Promise<readonly PayoutOfPayments[]> {
  const rows = await inChunks<string, Row>(paymentIds, (some) =>
    database('payment as p')
      .join('payout_line as l', 'l.provider_ref', 'p.provider_ref')
      .join('payout as o', (on) => {
        void on.on('o.id', 'l.payout_id').andOn('o.instance', 'p.instance')
      })
      .whereIn('p.id', [...some])
      .select('o.id', 'o.instance', 'o.status', 'o.day', 'o.net', 'l.kind', 'l.gross', 'l.fee')
      .select({ reference: 'o.payout_ref', returnedOn: 'o.returned_on' }),
  )
  const payouts = new Map<string, PayoutOfPayments>()
  for (const { kind, gross, fee, net, ...payout } of rows) {
    const amount = takenFromProvider({ kind, gross: Number(gross), fee: Number(fee) })
    const before = payouts.get(payout.id)?.amount ?? 0
    payouts.set(payout.id, { ...payout, net: Number(net), amount: before + amount })
  }
  return [...payouts.values()].toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ day, id }: PayoutOfPayments) => `${day} ${id}`
