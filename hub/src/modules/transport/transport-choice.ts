import Joi from 'joi'
import type { Place } from '@matricula/contract'
import type { RealHome } from '../students/index.ts'
import type { Modality } from './transport-band.ts'

/** What a family decided about transport; `chosen` is written by the hub alone, after it measured and priced it. */
export type TransportChoice = Undecided | ({ readonly is: 'chosen' } & ChosenTransport)

/** The same as it goes to a browser and comes back. */
export type TransportView =
  Undecided | ({ readonly is: 'chosen'; readonly place: Place } & Omit<ChosenTransport, 'place' | 'near'>)

type Undecided = { readonly is: 'undecided' } | { readonly is: 'none' }

export interface ChosenTransport {
  readonly modality: Modality
  readonly busStop: boolean
  readonly direction: Direction
  readonly place: RealHome
  /** The address of the place's mask; '' where nobody asked for it. */
  readonly near: string
  readonly itemCode: string
  readonly name: string
  /** COP of one month. */
  readonly price: number
  /** Rounded average of the ways from the place's mask; 0 where nothing was measured. */
  readonly metres: number
  readonly basis: TransportBasis
}

export type Direction = 'AM' | 'PM' | 'AMBAS'
export type TransportBasis = 'measured' | 'last-year' | 'provisional'

export const placeSchema = Joi.object({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
  address: Joi.string().max(300).allow('').required(),
}).label('Place')

const chosen = Joi.object({
  is: Joi.valid('chosen').required(),
  modality: Joi.valid('MEDIO', 'COMPLETO').required(),
  busStop: Joi.boolean().required(),
  direction: Joi.valid('AM', 'PM', 'AMBAS').required(),
  place: placeSchema.required(),
  itemCode: Joi.string().max(30).required(),
  name: Joi.string().max(150).required(),
  price: Joi.number().integer().min(0).required(),
  metres: Joi.number().integer().min(0).required(),
  basis: Joi.valid('measured', 'last-year', 'provisional').required(),
}).label('ChosenTransport')

export const transportChoiceSchema = Joi.alternatives()
  .try(
    Joi.object({ is: Joi.valid('undecided').required() }).label('UndecidedTransport'),
    Joi.object({ is: Joi.valid('none').required() }).label('NoTransport'),
    chosen,
  )
  .match('one')
  .label('TransportChoice')
