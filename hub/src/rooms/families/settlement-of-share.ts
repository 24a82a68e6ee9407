import type { Cop } from '@matricula/contract'
import type { Settlement } from '../payments/decide-settlement.ts'

type Shared = Exclude<Settlement, { is: 'park' } | { is: 'wait' }>

/** What a provider's word about the whole means for one child: the same, with the child's part of the money. */
export function settlementOfShare(settlement: Shared, amount: Cop): Shared {
  return settlement.seen === null ? settlement : { ...settlement, seen: { ...settlement.seen, amount } }
}
