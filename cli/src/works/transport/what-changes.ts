import type { components } from '@matricula/hub/api'
import { texts } from '../../texts/transport.ts'
import { cop, type Locale, numberIn, speaker } from '../../words.ts'
import type { StudentHome } from './plan-transport.ts'

type TransportChoice = components['schemas']['TransportChoice']

type Outcome =
  | { readonly is: 'same'; readonly transport: TransportChoice }
  | { readonly is: 'change'; readonly transport: TransportChoice; readonly before: TransportChoice }

/** One line for the reader: who, which fee, from where, and what stood there before. */
export function whatChanges({ student, name }: StudentHome, outcome: Outcome, locale: Locale): string {
  const say = speaker(texts, locale)
  const { transport } = outcome
  if (transport.is !== 'chosen') return `${student} ${name}`
  const { name: fee, price, direction, place, metres } = transport
  const values = { student, name, fee, price: cop(locale, price) }
  if (outcome.is === 'same') return say('same', values)
  return say('change', {
    ...values,
    ride: say(`ride_${direction}`),
    address: place.address,
    metres: metres === 0 ? '' : say('metres', { km: numberIn(locale, Math.round(metres / 100) / 10) }),
    before: beforeOf(outcome.before, locale),
  })
}

function beforeOf(before: TransportChoice, locale: Locale): string {
  const values = before.is === 'chosen' ? { fee: before.name, price: cop(locale, before.price) } : {}
  return speaker(texts, locale)(`before_${before.is}`, values)
}
