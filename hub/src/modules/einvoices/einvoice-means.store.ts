import type { EinvoiceMeans } from '@matricula/contract'
import type { Database } from '../../db/database.ts'

/** By which means a payment was made. */
export async function meansOf(database: Database, attemptId: string): Promise<EinvoiceMeans> {
  const attempt: { path: string; means: string | null } = await database('payment_attempt')
    .where({ id: attemptId })
    .first('path', 'means')
  return einvoiceMeans(attempt)
}

/** What a provider calls the means, in the few words that an invoice has for it. */
function einvoiceMeans({
  path,
  means,
}: {
  readonly path: string
  readonly means: string | null
}): EinvoiceMeans {
  if (path === 'agreement') return 'deposit'
  const known: Readonly<Record<string, EinvoiceMeans>> = { card: 'card', pse: 'transfer', cash: 'cash' }
  return known[means?.toLowerCase() ?? ''] ?? 'other'
}
