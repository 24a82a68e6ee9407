import type { Knex } from 'knex'
import type { PageQuery } from '../http/paging.ts'
import { inChunks } from './chunks.ts'

/** Rows that name what is listed as `id`, in their order. */
export type ListPart = Knex.QueryBuilder

/**
 * A page of a list whose rows stand in several parts, one after the other, such as those that have what the list is
 * sorted by, and those that have none. Each part walks an index of its own; how many it has is asked only where a page
 * begins behind it. `read` answers the rows with these ids, in any order. A row that goes from one part to the next
 * meanwhile is told once at most.
 */
export async function pageOfParts<Row extends { readonly id: string | number }>(
  parts: readonly ListPart[],
  page: PageQuery | null,
  read: (ids: readonly Row['id'][]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const ids = await idsOf<Row['id']>(parts, page)
  const rows = new Map((await inChunks(ids, read)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

async function idsOf<Id extends string | number>(
  parts: readonly ListPart[],
  page: PageQuery | null,
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

async function sizeOf(part: ListPart): Promise<number> {
  const [counted] = await part.clone().clearOrder().clearSelect().count<{ count: number | string }[]>({
    count: '*',
  })
  return Number(counted?.count ?? 0)
}

/** The parts as they stand in a list that ascends, the other way round in one that descends. */
export function inDirection(direction: 'asc' | 'desc', ...parts: readonly ListPart[]): readonly ListPart[] {
  return direction === 'asc' ? parts : parts.toReversed()
}
