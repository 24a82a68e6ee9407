import { PluginFault } from '@matricula/contract'
import type { Log, Page, Paging, Read, Receivable } from '@matricula/contract'
import type { Reads } from './reads.ts'
import { payable } from './service-layer-reads.ts'

/** A page of what all partners owe, in the order of entry. @throws PluginFault `invalid` for an unknown cursor. */
export async function pageOfReceivables(
  reads: Pick<Reads, 'receivables'>,
  log: Log,
  { paging: { cursor = '0', size }, read }: { readonly paging: Paging; readonly read: Read },
): Promise<Page<Receivable>> {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new PluginFault('invalid', 'a cursor of another list', { field: 'cursor' })
  }
  const rows = await reads.receivables({ after: Number(cursor), count: size }, read)
  const last = rows.at(-1)
  const next = rows.length >= size && last !== undefined ? String(last.docEntry) : null
  const open = payable(
    rows.map(({ found }) => found),
    log,
  )
  return { items: open.map(({ description: _description, ...owed }) => owed), next }
}
