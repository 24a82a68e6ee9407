import { vendorUrl } from '@matricula/contract'
import Joi from 'joi'

export interface Settings {
  /** A server key, restricted by address and by API. */
  readonly apiKey: string
  /** Whole addresses by the Geocoding API, or what one types by Places Autocomplete; see the README on their prices. */
  readonly search: 'geocoding' | 'autocomplete'
  readonly routing: 'TRAFFIC_UNAWARE' | 'TRAFFIC_AWARE' | 'TRAFFIC_AWARE_OPTIMAL'
  /** BCP 47. */
  readonly language: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  /** How far around the school places are preferred; the vendor takes up to 50 km. */
  readonly biasMetres: number
  /** The same question within these minutes gets the same answer from memory; 0 asks again each time. */
  readonly keepMinutes: number
  /** The vendor's quota is 3,000 a minute for each API. */
  readonly requestsPerSecond: number
  readonly endpoints: {
    readonly routes: string
    readonly geocoding: string
    readonly places: string
  }
}

export const settings = Joi.object<Settings>({
  apiKey: Joi.string()
    .pattern(/^[\w-]{10,200}$/)
    .required()
    .meta({ secret: true }),
  search: Joi.valid('geocoding', 'autocomplete').default('geocoding'),
  routing: Joi.valid('TRAFFIC_UNAWARE', 'TRAFFIC_AWARE', 'TRAFFIC_AWARE_OPTIMAL').default('TRAFFIC_UNAWARE'),
  language: Joi.string()
    .pattern(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default('es-CO'),
  country: Joi.string()
    .pattern(/^[A-Z]{2}$/)
    .default('CO'),
  biasMetres: Joi.number().integer().min(1000).max(50_000).default(40_000),
  keepMinutes: Joi.number().integer().min(0).max(1440).default(0),
  requestsPerSecond: Joi.number().integer().min(1).max(50).default(25),
  endpoints: Joi.object({
    routes: vendorUrl().default('https://routes.googleapis.com'),
    geocoding: vendorUrl().default('https://maps.googleapis.com'),
    places: vendorUrl().default('https://places.googleapis.com'),
  }).default(),
})
