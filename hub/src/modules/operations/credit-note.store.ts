import type { Database } from '../../db/database.ts'

interface CreditedRow {
  readonly id: string
  readonly total: number | string
  readonly status: string
  readonly credited: number | string | null
}

/** Invoices of which more is credited than they are for, or that the tax authority has not accepted. */
export async function excessiveCredits(database: Database): Promise<readonly string[]> {
  const credited = database('credit_note as n').where('n.einvoice_id', database.ref('e.id')).sum('n.total')
  const rows: readonly CreditedRow[] = await database('einvoice as e')
    .whereIn('e.id', database('credit_note').select('einvoice_id'))
    .orderBy('e.id')
    .select('e.id', 'e.total', 'e.status')
    .select({ credited })
  return rows
    .filter((row) => Number(row.credited) > Number(row.total) || !row.status.startsWith('accepted'))
    .map(({ id }) => id)
}
