import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { storedPurpose } from '../../db/purpose.store.ts'

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

interface Part extends Place {
  /** What the part is known by. */
  readonly part: string
  readonly paid_as: string | null
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

/** What was taken is placed where each part of its attempt is: paid with it, or before a person. */
async function placesOf(database: Database, references: readonly string[]): Promise<readonly Place[]> {
  const exceptions: readonly Place[] = await database('payment_exception')
    .whereIn('reference', references)
    .select('instance', 'reference', 'provider_ref', database.raw('null as amount'))
  return [...exceptions, ...(await paymentsOf(database, references))]
}

async function paymentsOf(database: Database, references: readonly string[]): Promise<readonly Place[]> {
  const parts: readonly Part[] = await database('payment as p')
    .join('payment_attempt as t', 't.id', 'p.attempt_id')
    .join('allocation as a', 'a.attempt_id', 't.id')
    .where((of) => void of.where('a.payment_id', database.ref('p.id')).orWhereNull('a.payment_id'))
    .whereIn('t.reference', references)
    .select('p.instance', 't.reference', 'p.provider_ref', 'p.amount')
    .select({ part: 'a.reference', paid_as: 'a.paid_as' })
  const unpaid = parts.filter(({ paid_as }) => paid_as === null)
  const shown = await inChunks<string, { reference: string; provider_ref: string }>(
    unpaid.map(({ part }) => part),
    (some) => database('payment_exception').whereIn('reference', some).select('reference', 'provider_ref'),
  )
  const isShown = ({ part, provider_ref }: Part) =>
    shown.some((one) => one.reference === part && one.provider_ref === provider_ref)
  const unplaced = new Set(unpaid.filter((one) => !isShown(one)).map(({ reference }) => reference))
  return parts.filter(({ reference }) => !unplaced.has(reference))
}

/** Pesos that a provider or a bank took and that no payment says; a test is money in a sandbox or a rehearsal alone. */
export async function unpostedCaptures(database: Database): Promise<readonly string[]> {
  const purpose = (await storedPurpose(database)) ?? 'production'
  const counted = purpose === 'production' ? [0] : [0, 1]
  const rows: readonly CaptureRow[] = await database('payment_capture as c')
    .leftJoin('payment as p', (on) => {
      void on
        .on('p.reference', 'c.reference')
        .andOn('p.instance', 'c.instance')
        .andOn('p.provider_ref', 'c.provider_ref')
    })
    .where({ 'c.status': 'taken', 'c.currency': 'COP' })
    .whereIn('c.is_test', counted)
    .where((of) => void of.whereNull('p.id').orWhere('p.amount', '<>', database.ref('c.amount')))
    .orderBy('c.id')
    .select('c.id', 'c.instance', 'c.reference', 'c.provider_ref', 'c.amount')
  return rows.map(({ instance, provider_ref }) => `${instance} ${provider_ref}`)
}
