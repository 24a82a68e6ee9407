import type { PriceListEntry } from '@matricula/contract'
import type { SeasonGrade } from '../seasons/season.ts'
import { type Band, type Modality } from './transport-band.ts'
import { transportOptions } from './transport-options.ts'

/** A transport fee as anybody may read it. */
export interface PublicTransportFee {
  readonly name: string
  readonly modality: Modality
  readonly busStop: boolean
  readonly band: Band
  /** COP of one month. */
  readonly price: number
  /** The grades that it is for, by name; none: for every grade. */
  readonly grades: readonly string[]
}

/** The transport fees of these grades, each once for all the grades that pay the same. */
export function publicTransportFees(
  priceList: readonly PriceListEntry[],
  grades: readonly SeasonGrade[],
): readonly PublicTransportFee[] {
  const fees = new Map<string, PublicTransportFee>()
  for (const grade of grades) {
    for (const { name, modality, busStop, band, price } of transportOptions(priceList, grade)) {
      const key = JSON.stringify([name, price])
      const known = fees.get(key)?.grades ?? []
      fees.set(key, { name, modality, busStop, band, price, grades: [...known, grade.name] })
    }
  }
  return [...fees.values()].map((fee) => (fee.grades.length === grades.length ? { ...fee, grades: [] } : fee))
}
