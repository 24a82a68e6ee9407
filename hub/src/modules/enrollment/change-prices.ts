import type { Cop, StudentPrice } from '@matricula/contract'
import { roundHalfUp } from '../../shared/money.ts'
import { type Fee, type FeeType, isActivity } from '../fees/fee.ts'
import type { PricedChoice } from '../pricing/quote.ts'

/** One change of a grade's fees as somebody is about to make it. */
export interface FeeChange {
  readonly does: 'create' | 'edit' | 'archive'
  readonly code: string
  readonly type: FeeType
  /** The value to come; nothing reads it of a fee that is archived. */
  readonly value: Cop
}

/** Eco and club fees are charged from our catalogue, annual and monthly ones from accounting's price list. */
export function chargedBy({ type }: Pick<FeeChange, 'type'>): 'catalogue' | 'accounting' {
  return isActivity(type) ? 'catalogue' : 'accounting'
}

/** A student's price list, had accounting made the same changes. */
export function changeItems(
  items: readonly StudentPrice[],
  changes: readonly FeeChange[],
): readonly StudentPrice[] {
  return changes.filter((change) => chargedBy(change) === 'accounting').reduce(changeItem, items)
}

function changeItem(items: readonly StudentPrice[], change: FeeChange): readonly StudentPrice[] {
  const { does, code, value } = change
  if (does === 'archive') return items.filter(({ itemCode }) => itemCode !== code)
  const isListed = items.some(({ itemCode }) => itemCode === code)
  if (!isListed) return does === 'create' ? [...items, plainItem(change)] : items
  return items.map((item) => (item.itemCode === code ? reprice(item, value) : item))
}

/** The total that accounting states is of the old price. Annuities are pesos paid long ago and stay. */
function reprice(item: StudentPrice, price: Cop): StudentPrice {
  return { ...item, price, commercialPrice: inProportion(item, price), total: null }
}

/** The institutional discount keeps its share of the price; above the price it is no discount, and is left alone. */
function inProportion({ price: before, commercialPrice }: StudentPrice, after: Cop): Cop {
  if (commercialPrice === 0 || commercialPrice > before) return commercialPrice
  return roundHalfUp(BigInt(commercialPrice) * BigInt(after), before)
}

function plainItem({ code, value }: FeeChange): StudentPrice {
  return {
    itemCode: code,
    itemName: code,
    listName: '',
    price: value,
    commercialPrice: 0,
    total: null,
    scholarship: 0,
    progressiveDiscount: null,
    annuity100Paid: 'No',
    annuity50Paid: 'No',
    annuity100: 0,
    annuity50: 0,
  }
}

/** Code, name and price of an activity on offer. */
export type OfferedActivity = Pick<Fee, 'code' | 'concept' | 'value' | 'ecoType'>

/** The activities of a grade after the changes. */
export function changeOffer(
  offered: readonly OfferedActivity[],
  changes: readonly FeeChange[],
): readonly OfferedActivity[] {
  return changes.filter((change) => chargedBy(change) === 'catalogue').reduce(changeActivity, offered)
}

function changeActivity(
  offered: readonly OfferedActivity[],
  { does, code, value }: FeeChange,
): readonly OfferedActivity[] {
  if (does === 'create') return [...offered, { code, concept: code, value, ecoType: null }]
  if (does === 'archive') return offered.filter((fee) => fee.code !== code)
  return offered.map((fee) => (fee.code === code ? { ...fee, value } : fee))
}

/** What a student holds at the prices of an offer; what is offered no more keeps the price it had. */
export function heldAtPrices(
  held: readonly { readonly activityCode: string; readonly fee: Fee }[],
  offered: readonly OfferedActivity[],
  grade: number,
): readonly PricedChoice[] {
  return held.flatMap(({ activityCode, fee }) => {
    const own = fee.grade === grade ? fee : undefined
    const found = offered.find(({ code }) => code === activityCode) ?? own
    return found === undefined ? [] : [{ code: activityCode, name: found.concept, price: found.value }]
  })
}
