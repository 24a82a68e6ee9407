import type { Translate } from '../../i18n.ts'
import { instanceWords } from '../provider-words.ts'
import type { Payment } from './payment-word.tsx'

/** How an order was to be paid, in words; a provider is named, because there may be several. */
export function wayOf({ path, instance }: Pick<Payment, 'path' | 'instance'>, text: Translate): string {
  if (path === null) return ''
  const way = text(`office.payments.path.${path}`)
  return path === 'provider' && instance !== null ? `${way} (${instanceWords(instance, text)})` : way
}

/** What can be filtered by: the ways without a provider, and the providers that the rows have shown. */
export function instancesOf(rows: readonly Pick<Payment, 'instance'>[], chosen: string): readonly string[] {
  const seen = rows.flatMap(({ instance }) => (instance === null ? [] : [instance]))
  return [...new Set(['agreement', 'advance', ...seen, chosen])].filter((instance) => instance !== '')
}
