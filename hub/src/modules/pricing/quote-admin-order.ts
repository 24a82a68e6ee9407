import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { type AdminDiscounts, adminDiscounts } from '../discounts/admin-discounts.ts'
import type { AdminService, DiscountMode, Season } from '../seasons/season.ts'
import type { AdminInput, AdminLine, AdminOrder } from './admin-order.ts'
import { netPrice, priceService, withoutTransport, type ServicePlace } from './admin-service.ts'
import { refuseInput, type PriceRefusal } from './quote.ts'

type OrderPlace = ServicePlace & {
  readonly season: Season
  readonly selected: AdminInput['selected']
  readonly discountMode: DiscountMode
  readonly discounts: AdminDiscounts
}

/**
 * The sales order of a student for the administrators' season (pricing-34): all services priced, those
 * checked and above 0 sent. Refuses TRANSPORT_MODE_UNKNOWN when transport is checked and its mode has no
 * price, and BAD_INPUT for a service nobody offers.
 */
export function quoteAdminOrder(
  input: AdminInput,
): AdminOrder | PriceRefusal<'BAD_INPUT' | 'TRANSPORT_MODE_UNKNOWN'> {
  const { season, now, studentCode, fields, selected } = input
  const admin = season.admin
  if (!admin) return refuseInput('season', season.season)
  const unknownKey = selected?.find((key) => admin.services.every((service) => service.key !== key))
  if (unknownKey !== undefined) return refuseInput('selected', unknownKey)

  const discounts = adminDiscounts(admin.discounts, fields)
  const discountMode = input.discountMode ?? admin.discountMode
  const place = { admin, fields, season, selected, discountMode, discounts }
  const lines: AdminLine[] = []
  for (const service of admin.services) {
    const line = priceLine(place, service)
    if (isRefused(line)) return line
    lines.push(line)
  }
  return {
    is: 'admin-order',
    partnerCode: `${admin.partnerPrefix}${studentCode}`,
    numAtCard: studentCode,
    dueDate: bogotaDay(now),
    project: season.project,
    discountMode,
    lines,
    discounts,
    total: sum(lines.filter(({ sent }) => sent).map(({ quantity, unitPrice }) => quantity * unitPrice)),
  }
}

function priceLine(
  place: OrderPlace,
  service: AdminService,
): AdminLine | PriceRefusal<'TRANSPORT_MODE_UNKNOWN'> {
  const selected = isSelected(place, service)
  const found = priceService(place, service)
  if (!found && selected) return refuseMode(place.fields.transportMode)
  const { code, listPrice, step } = found ?? withoutTransport(place)
  const net = place.discountMode === 'net' && service.discounted
  const priced = net ? netPrice(listPrice, place.discounts) : { price: listPrice, steps: [] }
  return {
    service: service.key,
    code,
    name: service.name,
    quantity: service.quantity,
    unitPrice: priced.price,
    taxCode: place.admin.taxCode,
    discountPercent: 0,
    project: place.season.project,
    selected,
    sent: selected && priced.price > 0,
    explanation: [step, ...priced.steps],
  }
}

function isSelected({ selected, fields }: OrderPlace, { key, field }: AdminService): boolean {
  if (selected) return selected.includes(key)
  return field === null || fields[field] === 'Si'
}

function refuseMode(found: string): PriceRefusal<'TRANSPORT_MODE_UNKNOWN'> {
  return refuse('TRANSPORT_MODE_UNKNOWN', { values: { field: 'transportMode', found } })
}
