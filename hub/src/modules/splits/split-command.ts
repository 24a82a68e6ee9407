import type { PayLink } from '../pay-links/index.ts'
import type { PayLinkShows } from '../payments/link-shows.ts'
import type { OrderSplit } from '../payments/index.ts'
import type { AskedPart } from '../payments/split-amounts.ts'

/** Who acts on a split: who made it, and finance. */
export interface SplitActor {
  readonly maker: Pick<PayLink, 'madeBy' | 'guardianId'>
  readonly isFinance: boolean
}

export interface LabelledPart extends AskedPart {
  readonly label: string
}

/** What is asked when an order is split. */
export interface SplitCommand extends SplitActor {
  readonly studentCode: string
  /** What the page showed as total of today, COP; must be ours to the peso. */
  readonly shownTotal: number
  readonly parts: readonly LabelledPart[]
  readonly shows: PayLinkShows
  readonly trace: string
}

/** Of two parents neither reads nor changes what the other has arranged (splits-3). */
export function isTheirs({ maker, isFinance }: SplitActor, { madeBy }: Pick<OrderSplit, 'madeBy'>): boolean {
  return isFinance || maker.madeBy === madeBy
}
