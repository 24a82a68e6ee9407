import type { Cop, CreditReason } from '@matricula/contract'
import { roundHalfUp, sum } from '../../shared/money.ts'
import type { InvoicedLine } from './einvoice.store.ts'
import type { GoneBack } from './gone-back.store.ts'

/** A share of a line of the invoice. */
export interface CreditNoteLine extends InvoicedLine {
  /** Its place on the invoice. */
  readonly place: number
}

/** What is to be credited, once. */
export interface Credit {
  /**
   * What went back: `refund:{id}`; `return:{n}` of what a provider took back by itself.
   */
  readonly cause: string
  readonly lines: readonly CreditNoteLine[]
}

export interface CreditNoteFacts {
  readonly lines: readonly InvoicedLine[]
  /** What is credited already, or waits to be. */
  readonly credits: readonly Credit[]
  readonly goneBack: readonly GoneBack[]
}

/**
 * What of an invoice is to be credited that is not yet: each refund by itself, and what a provider took back by one for
 * all children (einvoices-7, einvoices-8). Never more than is left of the invoice: an older debt that was paid with an
 * order, and given back after it, was never on it.
 */
export function decideCredits({ lines, credits, goneBack }: CreditNoteFacts): readonly Credit[] {
  const made: Credit[] = []
  const left = () => leftOf(lines, [...credits, ...made])
  const add = (credit: Credit) => {
    if (credit.lines.length > 0) made.push(credit)
  }
  for (const { orderId, refunds } of goneBack)
    for (const { cause, amount } of refunds) {
      if (!credits.some((credit) => credit.cause === cause))
        add({ cause, lines: shareOf(left(), orderId, amount) })
    }
  const returned = goneBack.flatMap(({ orderId, refunds, returned: taken }) => {
    const went = sum(refunds.map(({ amount }) => amount)) + taken
    return taken > 0 ? shareOf(left(), orderId, went - creditedOf([...credits, ...made], orderId)) : []
  })
  const before = credits.filter(({ cause }) => cause.startsWith('return:')).length
  add({ cause: `return:${before + 1}`, lines: returned })
  return made
}

/** One that takes back all of an invoice by itself annuls it. */
export function creditReason(
  { total }: { readonly total: Cop },
  invoice: { readonly total: Cop },
): CreditReason {
  return total === invoice.total ? 'annulment' : 'partial-return'
}

/** Lines with what of each no credit takes back, in their places. */
function leftOf(lines: readonly InvoicedLine[], credits: readonly Credit[]): readonly CreditNoteLine[] {
  const credited = credits.flatMap((credit) => credit.lines)
  return lines.map((line, place) => {
    const taken = sum(credited.filter((one) => one.place === place).map(({ unitPrice }) => unitPrice))
    return { ...line, place, quantity: 1, unitPrice: line.quantity * line.unitPrice - taken }
  })
}

/**
 * An amount (COP) spread over an order's lines by what is left of each, half up from the first on, so that the lines sum
 * to it exactly and none is above what is left of it.
 */
function shareOf(lines: readonly CreditNoteLine[], orderId: string, amount: Cop): readonly CreditNoteLine[] {
  const own = lines.filter((line) => line.orderId === orderId)
  const whole = sum(own.map(({ unitPrice }) => unitPrice))
  if (whole === 0 || amount <= 0) return []
  const shared = Math.min(amount, whole)
  const upTo = (count: number) =>
    roundHalfUp(BigInt(sum(own.slice(0, count).map(({ unitPrice }) => unitPrice))) * BigInt(shared), whole)
  return own
    .map((line, at) => ({ ...line, unitPrice: upTo(at + 1) - upTo(at) }))
    .filter(({ unitPrice }) => unitPrice > 0)
}

function creditedOf(credits: readonly Credit[], orderId: string): Cop {
  const own = credits.flatMap(({ lines }) => lines).filter((line) => line.orderId === orderId)
  return sum(own.map(({ unitPrice }) => unitPrice))
}
