import type { Cop, CustomFields } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { AdminDiscounts } from '../discounts/admin-discounts.ts'
import type { AdminSeason, AdminService, TransportMode } from '../seasons/season.ts'
import { proofStep, type Step } from './step.ts'

export interface ServicePlace {
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
  const { fields } = place
  if (service.code === null) return priceByMode(place)
  const { code, price } = service
  if (typeof price === 'number') {
    return { code, listPrice: price, step: proofStep('service-price', {}, price) }
  }
  const listPrice = fields.parentsFee === price.parentsFee ? price.price : price.otherwise
  const values = { parentsFee: fields.parentsFee, expected: price.parentsFee }
  return { code, listPrice, step: proofStep('service-by-parents-fee', values, listPrice) }
}

function priceByMode({ admin, fields }: ServicePlace): PricedService | null {
  const { modes, none } = admin.transport
  const found = [...modes, none].find(({ mode }) => fold(mode) === fold(fields.transportMode))
  return found ? modePriced(found) : null
}

/** What stands for transport when the student has none. */
export function withoutTransport({ admin }: ServicePlace): PricedService {
  return modePriced(admin.transport.none)
}

function modePriced({ mode, code, price }: TransportMode): PricedService {
  return { code, listPrice: price, step: proofStep('service-by-mode', { mode }, price) }
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** List price less academic discount, then less the advance: rounded twice, in this order (pricing-38). */
export function netPrice(
  listPrice: Cop,
  { academic, advance }: AdminDiscounts,
): { readonly price: Cop; readonly steps: readonly Step[] } {
  const afterAcademic = lessBasisPoints(listPrice, academic)
  const price = lessBasisPoints(afterAcademic, advance)
  return {
    price,
    steps: [
      proofStep('net-academic', { price: listPrice, discount: academic }, afterAcademic),
      proofStep('net-advance', { price: afterAcademic, discount: advance }, price),
    ],
  }
}
