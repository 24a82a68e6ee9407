import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import type { Measure } from '../../components/map/measure.ts'
import type { Place } from '../../components/map/place.ts'

/** How the fee is decided. */
export type TransportWay = 'last-year' | 'provisional' | 'measured' | 'none'
export type Modality = 'MEDIO' | 'COMPLETO'
/** 2: the marker is dragged. 1: an address is searched and the marker is locked. */
export type AddressMode = 1 | 2

export interface TransportForm {
  way: TransportWay | null
  /** null: the student's profile does not say, and nobody has chosen yet. */
  modality: Modality | null
  /** Which half of the day, for MEDIO only. */
  half: 'AM' | 'PM'
  addressMode: AddressMode
  place: Place
  /** The home is on file or the family showed it; the default centre of the map is nobody's home. */
  placed: boolean
  /** Written in the search and not chosen from its list: it stands for no place. null: the field shows the place. */
  typed: string | null
  /** Of this very place; any move drops it. */
  measure: Measure | null
}

export type FormEvent =
  | { is: 'way'; way: TransportWay }
  | { is: 'modality'; modality: Modality }
  | { is: 'half'; half: 'AM' | 'PM' }
  | { is: 'address-mode'; mode: AddressMode }
  | { is: 'typed'; text: string }
  | { is: 'to-marker' }
  | { is: 'place'; place: Place }
  | { is: 'measured'; at: Place; measure: Measure }

type TransportStudent = Pick<WizardStudent, 'transport'>

/** What a family may choose from: the fee of last year, or the provisional one, only when the hub offers it. */
export function waysOf({ transport }: TransportStudent): TransportWay[] {
  return [
    ...(transport.lastYear ? (['last-year'] as const) : []),
    ...(!transport.lastYear && isProvisionalOffered(transport) ? (['provisional'] as const) : []),
    'measured',
    'none',
  ]
}

/** One fee where the profile says which ride it is; where it does not, one for each ride, and the family chooses. */
function isProvisionalOffered({
  mayBeProvisional,
  provisional,
  flagged,
}: TransportStudent['transport']): boolean {
  return mayBeProvisional && (provisional !== null || flagged)
}

/** Who requires transport starts on the first way offered, the others choose one first. */
export function firstForm(
  student: TransportStudent,
  season: { map: Pick<CurrentSeason['map'], 'centre'> },
): TransportForm {
  const { required, modality, flagged, home } = student.transport
  return {
    way: required ? (waysOf(student)[0] ?? null) : null,
    modality: flagged ? null : (modality ?? 'COMPLETO'),
    half: 'AM',
    addressMode: 2,
    place: home ?? { ...season.map.centre, address: '' },
    placed: home !== null,
    typed: null,
    measure: null,
  }
}

export function changeForm(form: TransportForm, event: FormEvent): TransportForm {
  switch (event.is) {
    case 'way':
      return { ...form, way: event.way }
    case 'modality':
      return { ...form, modality: event.modality }
    case 'half':
      return { ...form, half: event.half }
    case 'address-mode':
      return { ...form, addressMode: event.mode, typed: null }
    case 'typed':
      return { ...form, typed: event.text }
    case 'to-marker':
      return { ...form, typed: null }
    case 'place':
      return { ...form, place: event.place, placed: true, typed: null, measure: null }
    case 'measured':
    default:
      return event.at === form.place ? { ...form, measure: event.measure } : form
  }
}

/** What was written in the search and stands for no place; '' when there is nothing of that kind. */
export function unchosenText({ typed }: Pick<TransportForm, 'typed'>): string {
  return typed?.trim() ?? ''
}

/** Whether the marker still stands where the hub shows the home on file. */
export function isSamePoint(place: Place, home: Place | null): boolean {
  return home !== null && place.lat === home.lat && place.lng === home.lng
}

/** The address to confirm: the one searched, else what the maps service calls the point. */
export function addressOf(form: TransportForm): string {
  return form.place.address || form.measure?.address || ''
}
