import type { components } from '@matricula/hub/api'
import { texts } from '../../texts/transport.ts'
import { formatCop, type Locale, formatNumber, translator } from '../../i18n.ts'
import type { StudentHome } from './plan-transport.ts'

type TransportChoice = components['schemas']['TransportChoice']

type TransportDecision =
  | { readonly is: 'same'; readonly transport: TransportChoice }
  | { readonly is: 'change'; readonly transport: TransportChoice; readonly before: TransportChoice }

/** One line for the reader: who, which fee, from where, and what stood there before. */
export function whatChanges(
  { student, name }: StudentHome,
  outcome: TransportDecision,
  locale: Locale,
): string {
  const t = translator(texts, locale)
  const { transport } = outcome
  if (transport.is !== 'chosen') return `${student} ${name}`
  const { name: fee, price, direction, place, metres } = transport
  const values = { student, name, fee, price: formatCop(locale, price) }
  if (outcome.is === 'same') return t('same', values)
  return t('change', {
    ...values,
    ride: t(`ride_${direction}`),
    address: place.address,
    metres: metres === 0 ? '' : t('metres', { km: formatNumber(locale, Math.round(metres / 100) / 10) }),
    before: beforeOf(outcome.before, locale),
  })
}

function beforeOf(before: TransportChoice, locale: Locale): string {
  const values = before.is === 'chosen' ? { fee: before.name, price: formatCop(locale, before.price) } : {}
  return translator(texts, locale)(`before_${before.is}`, values)
}
