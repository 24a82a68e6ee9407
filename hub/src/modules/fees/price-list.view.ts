import type { PriceListEntry } from '@matricula/contract'
import Joi from 'joi'

export const priceListEntryFields = {
  ItemCode: Joi.string().required(),
  ItemName: Joi.string().allow('').required(),
  ListName: Joi.string().allow('').required(),
  Price: Joi.number().integer().required(),
}

export const priceListView = Joi.array()
  .items(Joi.object(priceListEntryFields).label('PriceListEntry'))
  .label('PriceList')

/** A price list entry under the names that accounting has for it. */
export function viewPriceListEntry({ itemCode, itemName, listName, price }: PriceListEntry) {
  return { ItemCode: itemCode, ItemName: itemName, ListName: listName, Price: price }
}
