import type { Draft, TransportChoice } from '../../api/types.ts'

type ComparedChoices = Pick<Draft, 'period' | 'method' | 'quotas' | 'transport'>

/** Two drafts that would be charged alike; where in the wizard each stands does not matter. */
export function choosesTheSame(one: ComparedChoices, other: ComparedChoices): boolean {
  return (
    one.period === other.period &&
    one.method === other.method &&
    one.quotas === other.quotas &&
    isSameTransport(one.transport, other.transport)
  )
}

function isSameTransport(one: TransportChoice, other: TransportChoice): boolean {
  if (one.is !== 'chosen' || other.is !== 'chosen') return one.is === other.is
  return (
    one.itemCode === other.itemCode &&
    one.price === other.price &&
    one.direction === other.direction &&
    one.place.lat === other.place.lat &&
    one.place.lng === other.place.lng
  )
}
