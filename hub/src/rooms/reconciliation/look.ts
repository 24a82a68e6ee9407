import { type Page, type Paging, PluginFault } from '@matricula/contract'
import type { LocalDate, Read } from '@matricula/contract'

/**
 * listed: the vendor's own list of the day. asked-one-by-one: it has none and was asked about each of ours. away: it
 * did not answer to the end. not-listed: it has none, and nobody asked.
 */
export const sourceStates = ['listed', 'asked-one-by-one', 'away', 'not-listed'] as const
export type SourceState = (typeof sourceStates)[number]

/** What one vendor said of a day. */
export interface Look<T> {
  readonly instance: string
  readonly state: SourceState
  readonly items: readonly T[]
}

/** What is to be seen of a day. */
export interface DayAsked {
  readonly day: LocalDate
  readonly read: Read
  /** Whether a vendor without a list is asked about each of our payments. */
  readonly unlisted: 'asked' | 'left'
  /** Instances that have not answered just now and are not asked again. */
  readonly away: ReadonlySet<string>
}

/** Many questions at once would look like an attack. */
export const lanes = 4

const pageSize = 500

/** Far above any school's day; a list that never ends must not fill the memory. */
const mostItems = 20_000

/** Every item of a list, page by page. */
export async function everyItem<T>(list: (paging: Paging) => Promise<Page<T>>): Promise<readonly T[]> {
  const items: T[] = []
  let cursor: string | undefined
  do {
    const page: Page<T> = await list({ cursor, size: pageSize })
    items.push(...page.items)
    if (items.length > mostItems) throw new PluginFault('unsupported', 'the list of a day never ends')
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return items
}

/** A vendor that does not answer leaves its column unknown; the page goes on. */
export async function orAway<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[] | 'away'> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PluginFault) return 'away'
    throw error
  }
}
