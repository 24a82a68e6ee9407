import type { PriceListEntry } from '@matricula/contract'
import type { AdminSeason, SeasonGrade } from '../seasons/season.ts'
import { feeOfName } from './transport-band.ts'

/** The transport of the administrators' season, the same for every grade, named as a price list names it. */
export function adminTransportFees(
  { transport }: Pick<AdminSeason, 'transport'>,
  grade: Pick<SeasonGrade, 'priceList'>,
): readonly PriceListEntry[] {
  return transport.modes.flatMap(({ mode, code, price }) => {
    const itemName = `TRANSPORTE ${mode.toUpperCase()}`
    const isFee = feeOfName(itemName) !== null
    return isFee ? [{ itemCode: code, itemName, listName: grade.priceList, price }] : []
  })
}
