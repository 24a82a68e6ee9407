import type { PriceListEntry } from '@matricula/contract'
import type { SeasonGrade } from '../seasons/season.ts'
import { listsGrade } from '../seasons/season-lookups.ts'
import { type Band, feeOfName, type Modality } from './transport-band.ts'

/** A transport fee the price list has for a grade. COP of one month. */
export interface TransportOption {
  readonly itemCode: string
  readonly name: string
  readonly price: number
  readonly modality: Modality
  readonly busStop: boolean
  readonly band: Band
}

/** The grade's transport fees, as the price list names them. */
export function transportOptions(
  priceList: readonly PriceListEntry[],
  grade: SeasonGrade,
): readonly TransportOption[] {
  return priceList.flatMap(({ itemCode, itemName, listName, price }) => {
    const fee = feeOfName(itemName)
    return fee === null || !listsGrade(listName, grade) ? [] : [{ itemCode, name: itemName, price, ...fee }]
  })
}
