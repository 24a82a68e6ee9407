import type { Translate } from '../../i18n.ts'
import { instanceWords } from '../provider-words.ts'
import type { Payment } from './payment-status.tsx'

type PaymentRoute = Pick<Payment, 'path' | 'instance'>

/** How an order was to be paid, in words; a provider is named, because there may be several. */
export function paymentMethodText(route: PaymentRoute, text: Translate): string {
  const provider = providerName(route, text)
  return provider === '' ? methodName(route, text) : `${methodName(route, text)} (${provider})`
}

export function methodName({ path }: Pick<PaymentRoute, 'path'>, text: Translate): string {
  return path === null ? '' : text(`office.payments.path.${path}`)
}

export function providerName({ path, instance }: PaymentRoute, text: Translate): string {
  return path === 'provider' && instance !== null ? instanceWords(instance, text) : ''
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
