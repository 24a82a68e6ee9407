import type { ResponseOf } from '../api/call.ts'

type Movement = ResponseOf<'GET /api/payments/{token}/movements'>[number]
type PayoutOfPayment = ResponseOf<'GET /api/payments/{token}/payouts'>[number]

/** A line of a movement; of a payout where the money is in one. */
export type ShownLine =
  | (Movement['lines'][number] & { readonly payout?: undefined })
  | {
      readonly account: string
      readonly kind: 'payout'
      readonly amount: number
      readonly payout: PayoutOfPayment
    }

export interface ShownMovement {
  readonly key: string
  readonly day: string
  readonly reason: Movement['reason'] | 'paid-out' | 'payout-returned'
  readonly lines: readonly ShownLine[]
}

/** The movements of an order's money with the payouts in which it left its provider, day by day (ledger-17). */
export function withPayouts(
  movements: readonly Movement[],
  payouts: readonly PayoutOfPayment[],
): readonly ShownMovement[] {
  return [...movements, ...payouts.flatMap(movementsOf)].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  )
}

/** What all movements left on each account, where that is not nothing. */
export function accountBalances(movements: readonly ShownMovement[]): readonly ShownLine[] {
  const sums = new Map<string, ShownLine>()
  for (const line of movements.flatMap(({ lines }) => lines)) {
    const before = sums.get(line.account)?.amount ?? 0
    sums.set(line.account, { ...line, amount: before + line.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}

/** Out of the provider, and back again where it came back. */
function movementsOf(payout: PayoutOfPayment): readonly ShownMovement[] {
  const { id, day, returned_on: returnedOn, amount } = payout
  const told = { key: `payout:${id}`, day, reason: 'paid-out', lines: linesOf(payout, amount) } as const
  if (returnedOn === null) return [told]
  const lines = linesOf(payout, -amount)
  return [told, { key: `payout:${id}:returned`, day: returnedOn, reason: 'payout-returned', lines }]
}

function linesOf(payout: PayoutOfPayment, amount: number): readonly ShownLine[] {
  const { id, instance } = payout
  return [
    { account: `provider/${instance}`, kind: 'provider', amount: -amount },
    { account: `payout/${id}`, kind: 'payout', amount, payout },
  ]
}
