import type { PriceListEntry } from '@matricula/contract'
import { allGrades, pricedItems, transportItems } from './prices.ts'

/** The whole list of the open school year: one entry for each item and group of grades, transport last. */
export const priceList: readonly PriceListEntry[] = [
  ...pricedItems.flatMap(({ itemCode, itemName, prices }) =>
    prices.map(({ grades, price }) => ({ itemCode, itemName, listName: grades, price })),
  ),
  ...transportItems.map(({ itemCode, itemName, price }) => ({
    itemCode,
    itemName,
    listName: allGrades,
    price,
  })),
]

export function covers(listName: string, gradeKey: string): boolean {
  return listName.split('-').includes(gradeKey.toUpperCase())
}
