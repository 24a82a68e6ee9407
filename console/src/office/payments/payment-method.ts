import type { Translate } from '../../i18n.ts'
import { instanceLabel } from '../provider-label.ts'
import type { Payment } from './payment-status.tsx'

type PaymentRoute = Pick<Payment, 'path' | 'instance'>

/** How an order was to be paid, in words; a provider is named, because there may be several. */
export function paymentMethodText(route: PaymentRoute, t: Translate): string {
  const provider = providerName(route, t)
  return provider === '' ? methodName(route, t) : `${methodName(route, t)} (${provider})`
}

export function methodName({ path }: Pick<PaymentRoute, 'path'>, t: Translate): string {
  return path === null ? '' : t(`office.payments.path.${path}`)
}

export function providerName({ path, instance }: PaymentRoute, t: Translate): string {
  return path === 'provider' && instance !== null ? instanceLabel(instance, t) : ''
}

/** What can be filtered by: what is there always, and the providers that the rows have shown. */
export function instancesOf(
  always: readonly string[],
  rows: readonly Pick<Payment, 'instance'>[],
  chosen: string,
): readonly string[] {
  const seen = rows.flatMap(({ instance }) => (instance === null ? [] : [instance]))
  return [...new Set([...always, ...seen, chosen])].filter((instance) => instance !== '')
}
