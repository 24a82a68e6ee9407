import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import type { PriceListSettings } from './settings.ts'

interface SapPriceList {
  readonly PriceListNo: number
  readonly PriceListName: string
  readonly Active: string | null
}

const sapPriceList = Joi.object<SapPriceList>({
  PriceListNo: Joi.number().integer().required(),
  PriceListName: Joi.string().allow('').empty(null).default(''),
  Active: Joi.string().allow(null).default(null),
})
  .unknown()
  .required()

export const priceListProperties = ['PriceListNo', 'PriceListName', 'Active'] as const

/** Upper-case words joined by dashes: PRIMERO-SEGUNDO. */
const gradeKeys = /^\p{Lu}[\p{Lu}\d_]*(-\p{Lu}[\p{Lu}\d_]*)*$/u

/** The active price lists that are for grades: number to grade keys. Where names are mapped, no other list counts. */
export function gradesOfLists(
  answer: readonly unknown[],
  { grades }: PriceListSettings,
): ReadonlyMap<number, string> {
  const named = new Map(Object.entries(grades))
  const keysOf = (name: string) =>
    named.size > 0 ? named.get(name) : gradeKeys.test(name) ? name : undefined
  return new Map(
    answer
      .map((list) => parseAnswer(sapPriceList, list))
      .filter(({ Active }) => Active === 'tYES')
      .flatMap(({ PriceListNo, PriceListName }) => {
        const keys = keysOf(PriceListName.trim())
        return keys === undefined ? [] : [[PriceListNo, keys] as const]
      }),
  )
}
