import { PluginFault } from '@matricula/contract'
import { invoiceProperties } from './from-invoice.ts'
import { receivableProperties } from './from-receivable.ts'
import { orderProperties } from './from-order.ts'
import { partnerProperties } from './from-partner.ts'
import { paymentProperties } from './from-payment.ts'
import { priceListProperties } from './from-price-list.ts'
import { itemProperties } from './from-price.ts'
import { projectProperties } from './from-project.ts'
import { termsProperties } from './from-student-price-terms.ts'
import { metadataFrom } from './metadata.ts'
import type { Settings } from './settings.ts'

interface RequiredProperties {
  readonly entity: string
  /** A collection within it. */
  readonly within?: string
  readonly properties: readonly string[]
}

/**
 * Every name the adapter asks for must be in this company's $metadata, user fields above all: an unknown one would make
 * each request fail.
 * @throws PluginFault `unsupported` with all that is missing, `unknown-outcome` for what is no $metadata.
 */
export function verifyProperties(xml: string, settings: Settings): void {
  const metadata = metadataFrom(xml)
  if (metadata === null)
    throw new PluginFault('unknown-outcome', 'SAP answered something else than $metadata')
  const missing = requiredBy(settings).flatMap(({ entity, within, properties }) => {
    const known =
      within === undefined ? metadata.propertiesOf(entity) : metadata.propertiesWithin(entity, within)
    const place = within === undefined ? entity : `${entity}.${within}`
    return known === null
      ? [place]
      : properties.filter((name) => !known.has(name)).map((name) => `${place}.${name}`)
  })
  if (missing.length === 0) return
  const reason = `this company lacks ${missing.join(', ')}`
  throw new PluginFault('unsupported', `${reason}: add the user fields or correct the settings`, { reason })
}

function requiredBy(settings: Settings): readonly RequiredProperties[] {
  const { orders, incomingPayments, transport, sql } = settings
  const reference = incomingPayments === undefined ? [] : [incomingPayments.referenceField]
  return [
    { entity: 'BusinessPartners', properties: [...partnerProperties, 'CardType'] },
    { entity: 'Projects', properties: projectProperties },
    { entity: 'Orders', properties: [...orderProperties, 'Cancelled', orders.referenceField] },
    {
      entity: 'Orders',
      within: 'DocumentLines',
      properties: [orders.taxProperty, ...Object.values(orders.lineFields)],
    },
    { entity: transport.documents, properties: ['DocumentLines', 'DocDate', 'Cancelled'] },
    { entity: 'IncomingPayments', properties: [...paymentProperties, 'Cancelled', ...reference] },
    ...(sql === undefined ? readThroughServiceLayer(settings) : []),
  ]
}

function readThroughServiceLayer({ balanceField, studentTerms }: Settings): readonly RequiredProperties[] {
  return [
    { entity: 'BusinessPartners', properties: [balanceField] },
    {
      entity: 'Invoices',
      properties: [
        ...new Set([...invoiceProperties, ...receivableProperties, 'DocumentStatus', 'Cancelled']),
      ],
    },
    { entity: 'PriceLists', properties: priceListProperties },
    { entity: 'Items', properties: [...itemProperties, 'Frozen'] },
    { entity: studentTerms.entity, properties: termsProperties(studentTerms) },
  ]
}
