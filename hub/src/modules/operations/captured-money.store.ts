import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/open-database.ts'

const pageSize = 200

interface CaptureRow {
  readonly id: number
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string
  readonly amount: number | string
}

/** Where money that was taken has ended. */
interface Place {
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string | null
  /** Null where a person looks, or has looked, into the charge whatever its amount. */
  readonly amount: number | string | null
}

interface Share extends Omit<Place, 'amount'> {
  readonly paid: string | null
  readonly attempt_id: string
}

/** Charges that a provider or a bank took, and that neither pay anything here nor were ever shown to a person. */
export async function unplacedCaptures(database: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (let after = 0; ;) {
    const rows: readonly CaptureRow[] = await database('payment_capture')
      .where({ status: 'taken' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'instance', 'reference', 'provider_ref', 'amount')
    const places = await placesOf(database, [...new Set(rows.map(({ reference }) => reference))])
    const unplaced = rows.filter((row) => !places.some((place) => isIn(place, row)))
    found.push(...unplaced.map(({ instance, provider_ref }) => `${instance} ${provider_ref}`))
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
  }
}

function isIn(place: Place, { instance, reference, provider_ref, amount }: CaptureRow): boolean {
  return (
    place.instance === instance &&
    place.reference === reference &&
    place.provider_ref === provider_ref &&
    (place.amount === null || Number(place.amount) === Number(amount))
  )
}

async function placesOf(database: Database, references: readonly string[]): Promise<readonly Place[]> {
  const orders: readonly Place[] = await database('payment as p')
    .join('payment_attempt as a', 'a.id', 'p.attempt_id')
    .whereIn('a.reference', references)
    .select('p.instance', 'a.reference', 'p.provider_ref', 'p.amount')
  const invoices: readonly Place[] = await database('invoice_payment')
    .whereIn('reference', references)
    .where({ status: 'approved' })
    .select('instance', 'reference', 'provider_ref', 'amount')
  const exceptions: readonly Place[] = await database('payment_exception')
    .whereIn('reference', references)
    .select('instance', 'reference', 'provider_ref', database.raw('null as amount'))
  return [...orders, ...invoices, ...exceptions, ...(await familiesOf(database, references))]
}

/** A family's payment is placed where each child's share is: as the payment of its order, or before a person. */
async function familiesOf(database: Database, references: readonly string[]): Promise<readonly Place[]> {
  const shares: readonly Share[] = await database('family_payment as f')
    .join('payment_attempt as a', 'a.family_payment_id', 'f.id')
    .leftJoin('payment as p', 'p.attempt_id', 'a.id')
    .whereIn('f.reference', references)
    .where('f.status', 'approved')
    .select('f.instance', 'f.reference', 'f.provider_ref', 'a.id as attempt_id', 'p.id as paid')
  const attempts = shares.map(({ attempt_id }) => attempt_id)
  const shown = await inChunks<string, { attempt_id: string; provider_ref: string }>(attempts, (some) =>
    database('payment_exception').whereIn('attempt_id', some).select('attempt_id', 'provider_ref'),
  )
  const isPlaced = ({ paid, attempt_id, provider_ref }: Share) =>
    paid !== null || shown.some((one) => one.attempt_id === attempt_id && one.provider_ref === provider_ref)
  const unplaced = new Set(shares.filter((share) => !isPlaced(share)).map(({ reference }) => reference))
  return shares
    .filter(({ reference }) => !unplaced.has(reference))
    .map(({ instance, reference, provider_ref }) => ({ instance, reference, provider_ref, amount: null }))
}
