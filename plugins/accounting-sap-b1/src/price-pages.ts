import { PluginFault, type Page, type Paging, type PriceListEntry, type Read } from '@matricula/contract'
import { pricesOf, type ListedPrice } from './from-price.ts'
import type { Reads } from './reads.ts'

/** The last entry of a page; the next one begins behind it, so entries that come and go shift nothing. */
interface PriceCursor {
  readonly item: string
  readonly list: number
}

/** A page of all prices of all grades, by item and price list. @throws PluginFault `invalid` for an unknown cursor. */
export async function pageOfPrices(
  reads: Reads,
  currencies: readonly string[],
  { paging, read }: { readonly paging: Paging; readonly read: Read },
): Promise<Page<PriceListEntry>> {
  const begin = paging.cursor === undefined ? null : placeFrom(paging.cursor)
  const lists = { grades: await reads.gradesOfLists(read), currencies }
  const found: ListedPrice[] = []
  for await (const items of reads.items(begin?.item ?? null, read)) {
    found.push(...items.flatMap((item) => pricesOf(item, lists)).filter((price) => !isBefore(price, begin)))
    if (found.length > paging.size) break
  }
  const given = found.slice(0, paging.size)
  const last = given.at(-1)
  const next = found.length > paging.size && last !== undefined ? cursorOf(last) : null
  return { items: given.map(({ entry }) => entry), next }
}

/** Items are asked from the cursor's own on, so only that one's lists can be behind us. */
function isBefore({ list, entry }: ListedPrice, begin: PriceCursor | null): boolean {
  return begin !== null && entry.itemCode === begin.item && list <= begin.list
}

function cursorOf({ list, entry }: ListedPrice): string {
  return `${list}/${entry.itemCode}`
}

function placeFrom(cursor: string): PriceCursor {
  const [, list, item] = /^(\d{1,9})\/(.+)$/.exec(cursor) ?? []
  if (list !== undefined && item !== undefined) return { item, list: Number(list) }
  throw new PluginFault('invalid', 'a cursor of another list', { field: 'cursor' })
}
