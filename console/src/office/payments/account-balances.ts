import type { ResponseOf } from '../api/call.ts'

export type Movement = ResponseOf<'GET /api/payments/{token}/movements'>[number]

type Line = Movement['lines'][number]

/** What all movements left on each account, where that is not nothing. */
export function accountBalances(movements: readonly Movement[]): readonly Line[] {
  const sums = new Map<string, Line>()
  for (const line of movements.flatMap(({ lines }) => lines)) {
    const before = sums.get(line.account)?.amount ?? 0
    sums.set(line.account, { ...line, amount: before + line.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
