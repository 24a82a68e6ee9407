import { expect } from 'vitest'
import type { Page, Paging, Read } from '../lifecycle.ts'

/** Far above any school; a cursor that never ends breaks a law. */
const mostPages = 5000

/** Every item of a list, by pages of this size. */
export async function walkPages<T>(
  list: (paging: Paging, read: Read) => Promise<Page<T>>,
  size: number,
  read: Read,
): Promise<T[]> {
  const items: T[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await list({ cursor, size }, read)
    expect(page.items.length, 'a page holds at most what was asked').toBeLessThanOrEqual(size)
    items.push(...page.items)
    if (page.next === null) return items
    cursor = page.next
  }
  return expect.fail('the pages never end')
}

/** Twice the same items in the same order, none twice; `idOf` names an item. */
export async function expectStablePaging<T>(
  list: (paging: Paging, read: Read) => Promise<Page<T>>,
  idOf: (item: T) => string,
  read: Read,
): Promise<string[]> {
  const first = (await walkPages(list, 2, read)).map(idOf)
  const again = (await walkPages(list, 2, read)).map(idOf)
  expect(first.length, 'a list longer than a page').toBeGreaterThan(2)
  expect(new Set(first).size, 'nothing comes twice').toBe(first.length)
  expect(again, 'the same order again').toEqual(first)
  return first
}
