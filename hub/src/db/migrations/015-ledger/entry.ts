import type { Knex } from 'knex'
import { insertRows, type Row } from '../../statements.ts'

/** One movement, as it is written: lines of 0 are left out, and one without lines. */
export interface Entry {
  readonly key: string
  readonly subject: string
  /** When the money moved, and for what there is, when it was written. */
  readonly at: string
  readonly trace: string
  readonly lines: readonly (readonly [account: string, amount: number])[]
}

export async function writeEntries(db: Knex, entries: readonly Entry[]): Promise<void> {
  const moving = entries
    .map((entry) => ({ ...entry, lines: entry.lines.filter(([, amount]) => amount !== 0) }))
    .filter(({ lines }) => lines.length > 0)
  await insertRows(db, 'posting', moving.map(postingOf))
  await insertRows(db, 'posting_line', moving.flatMap(linesOf))
}

function postingOf({ key, subject, at, trace }: Entry): Row {
  return { key, subject, day: bogotaDay(at), posted_at: at, reason: 'before-ledger', trace }
}

function linesOf({ key, lines }: Entry): readonly Row[] {
  return lines.map(([account, amount], place) => ({ posting: key, place, account, amount }))
}

const offsetMs = 5 * 3_600_000

/** Bogotá has had no other offset since 1993. */
function bogotaDay(at: string): string {
  return new Date(Date.parse(at) - offsetMs).toISOString().slice(0, 10)
}

/** Balance of last year in an order's quote, COP; the rest of its total accounting hears of with the order. */
export function partsOfOrder(order: {
  readonly id: string
  readonly total: number | string
  readonly quote: string
}): readonly (readonly [account: string, amount: number])[] {
  const { totals }: { totals?: { balance?: number } } = JSON.parse(order.quote)
  const total = Number(order.total)
  const debt = Math.min(total, Math.max(0, totals?.balance ?? 0))
  return [
    [`to-post/order:${order.id}`, total - debt],
    [`to-post/debt:${order.id}`, debt],
  ]
}
