import type { OrderDrawer } from './use-admin-order.ts'

type Line = Pick<
  OrderDrawer['order']['DocumentLines'][number],
  'ItemCode' | 'Name' | 'Quantity' | 'UnitPrice'
>

export interface ExistingOrder {
  readonly number: string | null
  readonly total: number
  /** Null: it is the family's, which this console did not compose. */
  readonly lines: readonly Line[] | null
}

export interface LineDifference {
  readonly code: string
  readonly name: string
  /** 0: the order has no such line, or what is chosen has none. */
  readonly there: number
  readonly chosen: number
}

/** The lines by which two orders differ. */
export function compareLines(there: readonly Line[], chosen: readonly Line[]): readonly LineDifference[] {
  const codes = [...new Set([...there, ...chosen].map(({ ItemCode }) => ItemCode))]
  return codes
    .map((code) => {
      const [old, wanted] = [there, chosen].map((lines) => lines.find(({ ItemCode }) => ItemCode === code))
      return { code, name: (wanted ?? old)?.Name ?? code, there: amountOf(old), chosen: amountOf(wanted) }
    })
    .filter((line) => line.there !== line.chosen)
}

function amountOf(line: Line | undefined): number {
  return line === undefined ? 0 : line.Quantity * line.UnitPrice
}

/** The order that the hub shows with ORDER_EXISTS; null when the problem tells of none. */
export function existingIn(body: Readonly<Record<string, unknown>>): ExistingOrder | null {
  const { existing } = body
  if (!isObject(existing) || typeof existing['total'] !== 'number') return null
  const { number, total, lines } = existing
  return {
    number: typeof number === 'string' ? number : null,
    total,
    lines: Array.isArray(lines) ? lines.filter(isLine) : null,
  }
}

function isLine(line: unknown): line is Line {
  return (
    isObject(line) &&
    typeof line['ItemCode'] === 'string' &&
    typeof line['Name'] === 'string' &&
    typeof line['Quantity'] === 'number' &&
    typeof line['UnitPrice'] === 'number'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
