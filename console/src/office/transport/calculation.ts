import type { CurrentSeason } from '../../api/types.ts'
import type { Band, Measure } from '../../components/map/measure.ts'
import type { Place } from '../../components/map/place.ts'
import type { StudentHome } from './student-home.ts'

/** How the student travels. */
export interface Ride {
  readonly modality: 'COMPLETO' | 'MEDIO'
  /** Which half of the day, for MEDIO only. */
  readonly half: 'AM' | 'PM'
  readonly busStop: boolean
}

export interface Calculation extends Omit<Ride, 'modality'> {
  /** null: the student's record does not say, and nobody has chosen yet. */
  readonly modality: Ride['modality'] | null
  readonly place: Place
  /** The home is on record or somebody showed it; the map's first centre is nobody's home. */
  readonly isPlaced: boolean
  /** Of this very place; any move drops it. */
  readonly measure: Measure | null
}

/** With its ride chosen: what has a fee. */
export type ChosenCalculation = Calculation & Ride

export type Change =
  | { readonly is: 'ride'; readonly ride: Partial<Ride> }
  | { readonly is: 'place'; readonly place: Place }
  | { readonly is: 'measured'; readonly at: Place; readonly measure: Measure }

/** Begins with what the student's record asks for, at the home that is known. */
export function firstCalculation(
  { requirement, home }: StudentHome,
  { map }: Pick<CurrentSeason, 'map'>,
): Calculation {
  return {
    modality: requirement.flagged ? null : (requirement.way ?? 'COMPLETO'),
    half: 'AM',
    busStop: requirement.busStop,
    place: home ?? { ...map.centre, address: '' },
    isPlaced: home !== null,
    measure: null,
  }
}

export function changeCalculation(calculation: Calculation, change: Change): Calculation {
  switch (change.is) {
    case 'ride':
      return { ...calculation, ...change.ride }
    case 'place':
      return { ...calculation, place: change.place, isPlaced: true, measure: null }
    case 'measured':
    default:
      return change.at === calculation.place ? { ...calculation, measure: change.measure } : calculation
  }
}

export function directionOf({ modality, half }: Ride): 'AMBAS' | 'AM' | 'PM' {
  return modality === 'COMPLETO' ? 'AMBAS' : half
}

/** The name that the fee of a ride has in the price list. */
export function feeName({ modality, busStop }: Ride, band: Band): string {
  return ['TRANSPORTE', ...(busStop ? ['PARADERO'] : []), modality, band].join(' ')
}
