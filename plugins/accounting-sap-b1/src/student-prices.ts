import { PluginFault, type StudentPrice } from '@matricula/contract'
import { pricesOf } from './from-price.ts'
import { plainTerms } from './from-student-price-terms.ts'
import type { PriceSheet } from './reads.ts'

/**
 * What a student of that grade is charged: the grade's prices with the student's own terms.
 * @throws PluginFault `rejected` when two price lists, or two rows of terms, say something of one item: nobody guesses.
 */
export function studentPricesFrom(
  { grades, items, terms }: PriceSheet,
  { gradeKey, currencies }: { readonly gradeKey: string; readonly currencies: readonly string[] },
): readonly StudentPrice[] {
  const entries = items
    .flatMap((item) => pricesOf(item, { grades, currencies }))
    .map(({ entry }) => entry)
    .filter(({ listName }) => listName.split('-').includes(gradeKey))
  refuseTwice(
    entries.map(({ itemCode }) => itemCode),
    'stands in two price lists of one grade',
  )
  refuseTwice(
    terms.map(([item]) => item),
    'has two rows of terms for one student',
  )
  const termsOf = new Map(terms)
  return entries.map((entry) => ({ ...entry, ...(termsOf.get(entry.itemCode) ?? plainTerms) }))
}

function refuseTwice(itemCodes: readonly string[], what: string): void {
  const twice = itemCodes.find((code, index) => itemCodes.indexOf(code) !== index)
  if (twice === undefined) return
  throw new PluginFault('rejected', 'SAP says two things of one item', { reason: `item ${twice} ${what}` })
}
