import type { AppContext } from '../../app-context.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { isRefused } from '../../shared/refusal.ts'
import { lookUpCode } from '../access/index.ts'
import { type EnrollmentQuote, orderById, quoteOf } from '../enrollment/index.ts'
import {
  type OrderSplit,
  partStandings,
  partsUnderWay,
  priceKept,
  type SplitPart,
} from '../payments/index.ts'
import { amountsOf } from '../payments/split-amounts.ts'
import { partState, type PartState } from '../payments/split-state.ts'

/** A split with what each part is now, COP. */
export interface SplitNow {
  readonly split: OrderSplit
  /** Null where nothing can be paid now. */
  readonly quote: EnrollmentQuote | null
  readonly total: Cop
  readonly parts: readonly {
    readonly part: SplitPart
    readonly amount: Cop
    readonly state: PartState
  }[]
}

/** As it was priced, once a part of it is paid or under way; until then by today's price (splits-4). */
export async function readSplit(app: AppContext, split: OrderSplit): Promise<SplitNow> {
  const underWay = await partsUnderWay(app.database, split)
  const isHeld = split.status !== 'standing' || split.fixedAt !== null || underWay.size > 0
  const quote = isHeld
    ? quoteOf(await orderById(app.database, split.orderId))
    : await priceToday(app, split.studentCode)
  const kept = split.parts.map(({ amount }) => amount)
  const priced = isHeld || quote === null ? null : amountsOf(split.parts, quote.totals.totalV)
  const amounts = priced ?? kept
  const standings = await partStandings(app.database, split)
  const isPast = app.clock.now() >= new Date(split.deadline)
  return {
    split,
    quote,
    total: isHeld || quote === null ? sum(kept) : quote.totals.totalV,
    parts: split.parts.map((part, place) => ({
      part,
      amount: amounts[place] ?? part.amount,
      state: partState({
        split: split.status,
        isPaid: part.paidBy !== null,
        fate: standings.get(part.paidBy ?? '')?.fate ?? 'stands',
        isUnderWay: underWay.has(part.id),
        isPast,
        fits: isHeld || priced !== null,
      }),
    })),
  }
}

/** Null where the family itself could pay nothing now. */
async function priceToday(app: AppContext, studentCode: string): Promise<EnrollmentQuote | null> {
  const { outcome, student } = await lookUpCode(app, studentCode)
  if (outcome !== 'proceed') return null
  const quote = await priceKept(app, studentCode, student)
  return isRefused(quote) ? null : quote
}
