import { Model, type Modifiers, snakeCaseMappers } from 'objection'

/** A dated part of a paid order, as accounting gets it (pricing-23). Whole pesos. */
export class Charge extends Model {
  static override readonly tableName = 'charge'
  static override readonly columnNameMappers = snakeCaseMappers()
  static override readonly modifiers: Modifiers = {
    inOrder(charges) {
      void charges.orderBy('seq')
    },
  }

  declare id: number
  declare orderId: string
  declare seq: number
  declare itemCode: string
  declare name: string
  declare shipDate: string
  declare unitPrice: number
  declare paidNow: number
  declare quantity: number
  declare taxCode: string
  declare discountPercent: number
  declare project: string
  declare resolution: number
  declare progressiveDiscount: number
  declare progressiveDiscountBase: number
  declare futureAnnuities: number
  declare totalBase: number
}
