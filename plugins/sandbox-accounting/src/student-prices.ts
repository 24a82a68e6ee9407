import type { BasisPoints, Cop, StudentPrice } from '@matricula/contract'
import type { Account } from './account.ts'
import { covers } from './price-list.ts'
import {
  allGrades,
  enrollmentRight,
  otherAnnualCosts,
  pension,
  pricedItems,
  transportItems,
  type GradePrice,
  type PricedItem,
} from './prices.ts'

/** Everything a student of that grade can be charged, with what the account says of each item. */
export function studentPricesOf(account: Account, gradeKey: string): readonly StudentPrice[] {
  if (!covers(allGrades, gradeKey)) return []
  return [
    ...pricedItems.flatMap((item) => {
      const found = item.prices.find(({ grades }) => covers(grades, gradeKey))
      return found === undefined ? [] : [{ ...plainPrice(item, found), ...termsOf(account, item, found) }]
    }),
    ...transportItems.map((item) =>
      plainPrice(item, { grades: allGrades, price: item.price, commercial: 0 }),
    ),
  ]
}

type ItemNames = Pick<PricedItem, 'itemCode' | 'itemName'>

function plainPrice(
  { itemCode, itemName }: ItemNames,
  { grades, price, commercial }: GradePrice,
): StudentPrice {
  return {
    itemCode,
    itemName,
    listName: grades,
    price,
    commercialPrice: commercial,
    total: null,
    scholarship: 0,
    progressiveDiscount: null,
    annuity100Paid: 'No',
    annuity50Paid: 'No',
    annuity100: 0,
    annuity50: 0,
  }
}

function termsOf(account: Account, item: PricedItem, { price }: GradePrice): Partial<StudentPrice> {
  switch (item) {
    case enrollmentRight:
      return { ...annuityTerms[account.annuity](price), progressiveDiscount: account.progressive }
    case otherAnnualCosts:
      return { commercialPrice: account.commercial }
    case pension:
      return account.scholarship === 0 ? {} : scholarshipTerms(price, account.scholarship)
    default:
      return {}
  }
}

const annuityTerms: Readonly<Record<Account['annuity'], (price: Cop) => Partial<StudentPrice>>> = {
  none: () => ({}),
  half: (price) => ({ annuity50Paid: 'Si', annuity50: Math.floor(price / 2) }),
  whole: (price) => ({ annuity100Paid: 'Si', annuity100: price }),
}

/** The pension has no other deduction, so the system can state its total: half up, in whole pesos. */
function scholarshipTerms(price: Cop, scholarship: BasisPoints): Partial<StudentPrice> {
  return { scholarship, total: Math.floor((2 * price * (10_000 - scholarship) + 10_000) / 20_000) }
}
