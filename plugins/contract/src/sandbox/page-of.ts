import { PluginFault } from '../fault.ts'
import type { Page, Paging } from '../lifecycle.ts'

/** A page of a list that never changes: the cursor is the place where it begins. */
export function pageOf<T>(list: readonly T[], { cursor = '0', size }: Paging): Page<T> {
  if (!/^\d{1,9}$/.test(cursor)) throw new PluginFault('invalid', 'no such cursor', { field: 'cursor' })
  if (!Number.isInteger(size) || size < 1) {
    throw new PluginFault('invalid', 'a page holds at least one', { field: 'size' })
  }
  const from = Number(cursor)
  const next = from + size
  return { items: list.slice(from, next), next: next < list.length ? String(next) : null }
}
