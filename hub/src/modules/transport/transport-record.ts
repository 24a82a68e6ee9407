import type { Place } from '@matricula/contract'
import { RealHome } from '../students/index.ts'
import type { Caller } from '../../http/caller.ts'
import type { ChosenTransport, TransportView, TransportChoice } from './transport-choice.ts'

/** A choice as a row keeps it, the door included. */
export type TransportRecord =
  | Exclude<TransportChoice, { is: 'chosen' }>
  | (Omit<ChosenTransport, 'place' | 'near'> & {
      readonly is: 'chosen'
      readonly place: Place
      /** Absent where an older hub kept it. */
      readonly near?: string
    })

export function recordOfTransport(choice: TransportChoice): TransportRecord {
  return choice.is === 'chosen' ? { ...choice, place: choice.place.exactPlace() } : choice
}

/** Metres that an older hub kept are those from the door: they are nobody's any more. */
export function transportFrom(record: TransportRecord): TransportChoice {
  if (record.is !== 'chosen') return record
  const { near, metres, ...rest } = record
  const known = near === undefined ? { near: '', metres: 0 } : { near, metres }
  return { ...rest, ...known, place: new RealHome(record.place) }
}

/** The choice as a caller may see it: the place itself for who plans the routes, the neighbourhood for others. */
export function viewTransport(choice: TransportChoice, caller: Caller): TransportView {
  if (choice.is !== 'chosen') return choice
  const { place, near, ...rest } = choice
  return { ...rest, place: place.exactFor(caller) ?? { ...place.masked, address: near } }
}
