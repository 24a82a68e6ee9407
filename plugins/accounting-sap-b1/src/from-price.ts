import type { Cop, PriceListEntry } from '@matricula/contract'
import { PluginFault, parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { pesos, parseScaled } from './amounts.ts'

export interface ItemPrice {
  readonly PriceList: number
  readonly Price: Cop
  readonly Currency: string | null
  readonly BasePriceList: number | null
  /** In millionths. */
  readonly Factor: number
}

export interface PricedItem {
  readonly ItemCode: string
  readonly ItemName: string
  readonly ItemPrices: readonly ItemPrice[]
}

const millionth = 1_000_000

const itemPrice = Joi.object({
  PriceList: Joi.number().integer().required(),
  Price: pesos.empty(null).default(0),
  Currency: Joi.string().allow('', null).default(null),
  BasePriceList: Joi.number().integer().allow(null).default(null),
  Factor: Joi.any()
    .custom((answer: unknown, helpers) => parseScaled(answer, 6) ?? helpers.error('any.invalid'))
    .empty(null)
    .default(millionth),
}).unknown()

const pricedItem = Joi.object<PricedItem>({
  ItemCode: Joi.string().required(),
  ItemName: Joi.string().allow('').empty(null).default(''),
  ItemPrices: Joi.array().items(itemPrice).required(),
})
  .unknown()
  .required()

export const itemProperties = ['ItemCode', 'ItemName', 'ItemPrices'] as const

export function itemFrom(answer: unknown): PricedItem {
  return parseAnswer(pricedItem, answer)
}

/** An entry and the price list it stands in. */
export interface ListedPrice {
  readonly list: number
  readonly entry: PriceListEntry
}

export interface Lists {
  /** Number of a price list to its grade keys. */
  readonly grades: ReadonlyMap<number, string>
  readonly currencies: readonly string[]
}

/** What an item costs in each list of grades, by the number of the list; 0 is no price. */
export function pricesOf(item: PricedItem, { grades, currencies }: Lists): readonly ListedPrice[] {
  return item.ItemPrices.filter(({ PriceList }) => grades.has(PriceList))
    .toSorted((one, other) => one.PriceList - other.PriceList)
    .flatMap((row) => {
      const price = priceIn(item, row, currencies)
      const listName = grades.get(row.PriceList) ?? ''
      const entry = { itemCode: item.ItemCode, itemName: item.ItemName, listName, price }
      return price === 0 ? [] : [{ list: row.PriceList, entry }]
    })
}

/** A list that follows another may hold 0: then the other's price times the factor counts. */
function priceIn(item: PricedItem, row: ItemPrice, currencies: readonly string[]): Cop {
  if (row.Price !== 0) return inPesos(row, currencies)
  if (row.BasePriceList === null || row.BasePriceList === row.PriceList) return 0
  const base = item.ItemPrices.find(({ PriceList }) => PriceList === row.BasePriceList)
  if (base === undefined || base.Price === 0) return 0
  const product = BigInt(inPesos(base, currencies)) * BigInt(row.Factor)
  if (product % BigInt(millionth) !== 0n)
    throw unusable('a price that follows another has a fraction of a peso')
  return Number(product / BigInt(millionth))
}

function inPesos({ Price, Currency }: ItemPrice, currencies: readonly string[]): Cop {
  if (Currency === null || Currency === '' || currencies.includes(Currency)) return Price
  throw unusable('a price is in another currency')
}

function unusable(reason: string): PluginFault {
  return new PluginFault('rejected', `SAP's price lists can't be used: ${reason}`, { reason })
}
