import type { Cop, CustomFields } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { AdminDiscounts } from '../discounts/admin-discounts.ts'
import type { AdminSeason, AdminService, TransportMode } from '../seasons/season.ts'
import type { Step } from './quote.ts'

export interface ServicePlace {
  /** `config/seasons/2020-2021.yaml#admin` */
  readonly source: string
  readonly admin: AdminSeason
  readonly fields: CustomFields
}

export interface PricedService {
  readonly code: string
  readonly listPrice: Cop
  readonly step: Step
}

/** Code and list price of a service for a student, or null: transport of an unknown mode. */
export function priceService(place: ServicePlace, service: AdminService): PricedService | null {
  const { admin, fields, source } = place
  if (service.code === null) return priceByMode(place)
  const { code, price } = service
  const at = `${source}.services[${admin.services.indexOf(service)}].price`
  if (typeof price === 'number') {
    return { code, listPrice: price, step: { rule: 'service-price', values: {}, result: price, source: at } }
  }
  const listPrice = fields.parentsFee === price.parentsFee ? price.price : price.otherwise
  const values = { parentsFee: fields.parentsFee, expected: price.parentsFee }
  return { code, listPrice, step: { rule: 'service-by-parents-fee', values, result: listPrice, source: at } }
}

function priceByMode({ admin, fields, source }: ServicePlace): PricedService | null {
  const { modes, none } = admin.transport
  const isMode = ({ mode }: TransportMode) => fold(mode) === fold(fields.transportMode)
  const index = modes.findIndex(isMode)
  const found = modes[index] ?? (isMode(none) ? none : null)
  if (!found) return null
  const place = found === none ? 'none' : `modes[${index}]`
  return modePriced(found, `${source}.transport.${place}.price`)
}

/** What stands for transport when the student has none. */
export function withoutTransport({ admin, source }: ServicePlace): PricedService {
  return modePriced(admin.transport.none, `${source}.transport.none.price`)
}

function modePriced({ mode, code, price }: TransportMode, source: string): PricedService {
  return {
    code,
    listPrice: price,
    step: { rule: 'service-by-mode', values: { mode }, result: price, source },
  }
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** List price less academic discount, then less the advance: rounded twice, in this order (pricing-38). */
export function netPrice(
  listPrice: Cop,
  { academic, advance }: AdminDiscounts,
  source: string,
): { readonly price: Cop; readonly steps: readonly Step[] } {
  const afterAcademic = lessBasisPoints(listPrice, academic)
  const price = lessBasisPoints(afterAcademic, advance)
  return {
    price,
    steps: [
      {
        rule: 'net-academic',
        values: { price: listPrice, discount: academic },
        result: afterAcademic,
        source: `${source}.discounts`,
      },
      {
        rule: 'net-advance',
        values: { price: afterAcademic, discount: advance },
        result: price,
        source: `${source}.discounts.advance`,
      },
    ],
  }
}
