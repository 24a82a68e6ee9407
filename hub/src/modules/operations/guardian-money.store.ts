import type { Database } from '../../db/open-database.ts'

const pageSize = 200

interface PaymentRow {
  readonly id: string
  readonly posted: string | null
}

/** Approved payments of invoices whose word to accounting is missing, or has been said and brought no entry there. */
export async function unreportedInvoicePayments(database: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (let after = ''; ;) {
    const rows: readonly PaymentRow[] = await database('invoice_payment')
      .where({ status: 'approved' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'posted')
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

function isUnreported({ posted }: PaymentRow, delivery: string | undefined): boolean {
  return delivery === undefined || (delivery === 'done' && posted === null)
}

function keyOf(id: string): string {
  return `invoices:${id}`
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
  const rows: readonly { partner_code: string; doc_num: string }[] = await database('invoice_hold')
    .join('invoice_payment', 'invoice_payment.id', 'invoice_hold.payment_id')
    .whereIn('invoice_payment.status', over)
    .orderBy(['invoice_hold.partner_code', 'invoice_hold.doc_num'])
    .select('invoice_hold.partner_code', 'invoice_hold.doc_num')
  return rows.map(({ partner_code, doc_num }) => `${partner_code}/${doc_num}`)
}
