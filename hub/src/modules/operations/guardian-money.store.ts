import type { Database } from '../../db/database.ts'
import type { Pays } from '../payments/index.ts'

const pageSize = 200

interface PaymentRow {
  readonly id: string
  readonly unposted: number | string
}

/** What accounting hears of by the attempt: documents, or money on account. */
type PaysOutsideOrders = Extract<Pays, 'invoices' | 'account'>

/** Approved payments whose word to accounting is missing, or has been said and brought no entry there. */
export async function unreportedPayments(
  database: Database,
  pays: PaysOutsideOrders,
): Promise<readonly string[]> {
  const keyOf = (id: string) => `${pays}:${id}`
  const found: string[] = []
  for (let after = ''; ;) {
    const rows: readonly PaymentRow[] = await database('payment_attempt')
      .where({ pays, status: 'approved' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', { unposted: unpostedOf(database) })
    const states = await statesOf(
      database,
      rows.map(({ id }) => keyOf(id)),
    )
    found.push(...rows.filter((row) => isUnreported(row, states.get(keyOf(row.id)))).map(({ id }) => id))
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
  }
}

/** How many things that a payment is for accounting has not recorded. */
function unpostedOf(database: Database) {
  return database('allocation as a')
    .whereRaw('a.attempt_id = payment_attempt.id')
    .whereNull('a.posted_ref')
    .count('*')
}

function isUnreported({ unposted }: PaymentRow, delivery: string | undefined): boolean {
  return delivery === undefined || (delivery === 'done' && Number(unposted) > 0)
}

async function statesOf(database: Database, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows: readonly { key: string; status: string }[] = await database('outbox')
    .whereIn('key', [...keys])
    .select('key', 'status')
  return new Map(rows.map(({ key, status }) => [key, status]))
}

const over = ['declined', 'expired', 'failed', 'duplicate', 'returned']

/** Documents that nobody can pay, for a payment that came to nothing still holds them. */
export async function documentsHeldForNothing(database: Database): Promise<readonly string[]> {
  const rows: readonly { partner_code: string; doc_num: string }[] = await database('allocation')
    .whereNotNull('partner_code')
    .whereNotNull('open_key')
    .whereIn('status', over)
    .orderBy(['partner_code', 'doc_num'])
    .select('partner_code', 'doc_num')
  return rows.map(({ partner_code, doc_num }) => `${partner_code}/${doc_num}`)
}
