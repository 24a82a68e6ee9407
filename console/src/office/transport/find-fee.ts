import type { RowOf } from '../api/call.ts'

type Entry = RowOf<'GET /api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}'>

/** A fee, one that the list has for nothing, or none of that name: never a guess (console-12). */
export type Fee =
  | { readonly is: 'fee'; readonly code: string; readonly name: string; readonly value: number }
  | { readonly is: 'unset' }
  | { readonly is: 'missing' }

export function findFee(entries: readonly Entry[], name: string): Fee {
  const found = entries.find(({ ItemName: listed }) => plain(listed) === name)
  if (found === undefined) return { is: 'missing' }
  const { ItemCode: code, Price: value } = found
  return value > 0 ? { is: 'fee', code, name, value } : { is: 'unset' }
}

function plain(listed: string): string {
  return listed.trim().replaceAll(/\s+/g, ' ').toUpperCase()
}
