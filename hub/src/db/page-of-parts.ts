import type { Knex } from 'knex'
import type { PageWish } from '../http/paging.ts'

/** Rows that name what is listed as `id`, in their order. */
export type Part = Knex.QueryBuilder

/**
 * The ids on a page of a list whose rows stand in several parts, one after the other, such as those that have what the
 * list is sorted by, and those that have none. A row that goes from one part to the next meanwhile is told once at most. Each part walks an index of its own; how many it has is asked only where a page
 * begins behind it.
 */
export async function idsOfParts<Id extends string | number>(
  parts: readonly Part[],
  page: PageWish | null,
): Promise<readonly Id[]> {
  const found = new Set<Id>()
  let { offset, limit } = page ?? { offset: 0, limit: Number.MAX_SAFE_INTEGER }
  for (const part of parts) {
    const rows = page === null ? part : part.clone().limit(limit).offset(offset)
    const ids: Id[] = (await rows).map(({ id }: { readonly id: Id }) => id)
    for (const id of ids) found.add(id)
    limit -= ids.length
    if (limit === 0) break
    offset = ids.length > 0 || offset === 0 ? 0 : Math.max(0, offset - (await sizeOf(part)))
  }
  return [...found]
}

async function sizeOf(part: Part): Promise<number> {
  const [counted] = await part.clone().clearOrder().clearSelect().count<{ count: number | string }[]>({
    count: '*',
  })
  return Number(counted?.count ?? 0)
}

/** The parts as they stand in a list that ascends, the other way round in one that descends. */
export function inOrder(direction: 'asc' | 'desc', ...parts: readonly Part[]): readonly Part[] {
  return direction === 'asc' ? parts : parts.toReversed()
}
