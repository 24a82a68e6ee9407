import type { WizardStudent } from '../../api/types.ts'
import type { Band } from '../../components/map/measure.ts'
import { unchosenText } from './transport-form.ts'
import type { Modality, TransportForm } from './transport-form.ts'

export interface Fee {
  name: string
  /** COP a month. */
  price: number
  modality: Modality
  busStop: boolean
  direction: 'AM' | 'PM' | 'AMBAS'
  basis: 'measured' | 'last-year' | 'provisional'
}

/** What the form leads to: a fee to confirm, going without, a fee that the price list lacks, or an act still to do. */
export type Offer =
  | { is: 'fee'; fee: Fee }
  | { is: 'without' }
  | { is: 'missing' }
  | { is: 'place-first' }
  /** A text of the search without a place: neither it nor the earlier marker is priced. */
  | { is: 'unchosen'; typed: string; placed: boolean }
  | { is: 'modality-first' }
  | { is: 'measure-first' }
  | { is: 'choose-first' }

type TransportStudent = Pick<WizardStudent, 'transport'>

export function offerOf({ transport }: TransportStudent, form: TransportForm): Offer {
  const { way, modality } = form
  if (way === null) return { is: 'choose-first' }
  if (way === 'none') return { is: 'without' }
  const typed = unchosenText(form)
  if (typed !== '') return { is: 'unchosen', typed, placed: form.placed }
  if (!form.placed) return { is: 'place-first' }
  if (way === 'last-year') {
    const { lastYear } = transport
    return lastYear ? named(lastYear.concept, lastYear.price, form, way) : missing
  }
  if (modality === null) return { is: 'modality-first' }
  if (way === 'provisional') return provisional(transport, form, modality)
  return form.measure ? priced(transport, form, modality) : { is: 'measure-first' }
}

/** The month's price of one modality in a band; null where the list lacks it, never a guess (transport-8). */
export function priceOf(
  { options, busStop }: TransportStudent['transport'],
  modality: Modality,
  band: Band,
): number | null {
  return find(options, { modality, band, busStop })?.price ?? null
}

const missing: Offer = { is: 'missing' }

/** The hub's near fee; where the profile does not say which ride, that of the ride that was chosen. */
function provisional(
  transport: TransportStudent['transport'],
  form: TransportForm,
  modality: Modality,
): Offer {
  const { busStop } = transport
  const fee = transport.provisional ?? find(transport.options, { modality, band: 'CERCANO', busStop })
  return fee ? named(fee.name, fee.price, form, 'provisional') : missing
}

function priced(transport: TransportStudent['transport'], form: TransportForm, modality: Modality): Offer {
  const band = form.measure?.band
  const option = band && find(transport.options, { modality, band, busStop: transport.busStop })
  if (!option) return missing
  const { name, price, busStop } = option
  return {
    is: 'fee',
    fee: { name, price, modality, busStop, direction: directionOf(modality, form), basis: 'measured' },
  }
}

// A fee that already has a name says itself how the student travels: 'TRANSPORTE [PARADERO] MEDIO|COMPLETO ...'.
function named(name: string, price: number, form: TransportForm, basis: 'last-year' | 'provisional'): Offer {
  const modality = /\bMEDIO\b/i.test(name) ? 'MEDIO' : 'COMPLETO'
  const busStop = /\bPARADERO\b/i.test(name)
  return { is: 'fee', fee: { name, price, modality, busStop, direction: directionOf(modality, form), basis } }
}

function directionOf(modality: Modality, form: TransportForm): Fee['direction'] {
  return modality === 'COMPLETO' ? 'AMBAS' : form.half
}

type Option = TransportStudent['transport']['options'][number]

function find(options: Option[], wanted: Pick<Option, 'modality' | 'band' | 'busStop'>): Option | undefined {
  return options.find(
    (option) =>
      option.modality === wanted.modality && option.band === wanted.band && option.busStop === wanted.busStop,
  )
}
