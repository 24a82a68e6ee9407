import { type ListedLine, isUnexplained } from './payout-lines.store.ts'
import type { KeptPayout } from './payout.ts'
import type { PayoutSums } from './payout-sums.store.ts'

/** A payout as finance sees it in the list. */
export function viewPayout(payout: KeptPayout, sums: PayoutSums) {
  return {
    id: payout.id,
    instance: payout.instance,
    reference: payout.payoutRef,
    status: payout.status,
    day: payout.day,
    net: payout.net,
    ...sums,
    deposit_reference: payout.depositRef,
    told_at: payout.toldAt,
    differs_since: payout.differsSince,
    bank_reference: payout.bankRef,
    arrived_on: payout.arrivedOn,
    arrived_by: payout.arrivedBy,
    returned_on: payout.returnedOn,
    returned_by: payout.returnedBy,
  }
}

/** The tokens of the orders that attempts pay, by the attempt. */
type PaidOrders = ReadonlyMap<string, readonly string[]>

interface PayoutParts {
  readonly sums: PayoutSums
  readonly lines: readonly ListedLine[]
  readonly orders: PaidOrders
}

/** The same with each of its lines, and the payment that it is about. */
export function viewPayoutDetails(payout: KeptPayout, { sums, lines, orders }: PayoutParts) {
  return { ...viewPayout(payout, sums), parts: lines.map((line) => viewLine(line, orders)) }
}

function viewLine(line: ListedLine, orders: PaidOrders) {
  const { kind, providerRef, payment, gross, fee, retefuente, reteiva, reteica, net } = line
  return {
    kind,
    provider_ref: providerRef,
    payment: payment?.id ?? null,
    reference: payment?.reference ?? null,
    orders: orders.get(payment?.attempt ?? '') ?? [],
    unexplained: isUnexplained(line),
    gross,
    fee,
    withheld: { retefuente, reteiva, reteica },
    net,
  }
}
