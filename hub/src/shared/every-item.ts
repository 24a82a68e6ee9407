import { type Page, type Paging, PluginFault } from '@matricula/contract'

const pageSize = 2000

/** Far above any school's month; a list that never ends must not fill the memory. */
const mostItems = 50_000

/** Every item of a vendor's list, page by page. */
export async function everyItem<T>(list: (paging: Paging) => Promise<Page<T>>): Promise<readonly T[]> {
  const items: T[] = []
  let cursor: string | undefined
  do {
    const page: Page<T> = await list({ cursor, size: pageSize })
    items.push(...page.items)
    if (items.length > mostItems) throw new PluginFault('unsupported', 'the list of some days never ends')
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return items
}
