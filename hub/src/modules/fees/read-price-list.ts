import type { PriceListEntry } from '@matricula/contract'
import type { Plugins } from '../../plugins/index.ts'

const pageSize = 500
const deadlineMs = 10_000

/** The whole price list of accounting, over all of its pages. */
export async function readPriceList(
  accounting: Pick<Plugins['accounting'], 'priceList'>,
): Promise<readonly PriceListEntry[]> {
  const entries: PriceListEntry[] = []
  let cursor: string | undefined
  do {
    const read = { signal: AbortSignal.timeout(deadlineMs), trace: 'price-list' }
    const page = await accounting.priceList({ cursor, size: pageSize }, read)
    entries.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return entries
}
