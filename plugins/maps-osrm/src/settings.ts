import { vendorUrl } from '@matricula/contract'
import Joi from 'joi'

export interface Server {
  readonly url: string
  /** The whole Authorization header, for a server behind a gateway that asks for one. */
  readonly authorization?: string
  readonly requestsPerSecond: number
}

export interface OsrmSettings extends Server {
  /** As the server's data was prepared; `driving` by custom. */
  readonly profile: string
  /** How a route's line travels. */
  readonly geometry: 'geojson' | 'polyline'
  /** A point farther than this from any street has no way. */
  readonly snapMetres: number
}

export interface GeocoderSettings extends Server {
  readonly kind: 'nominatim' | 'photon'
  /** Of the answers; null leaves it to the server. */
  readonly language: string | null
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  /** How far around the school places are preferred. */
  readonly biasMetres: number
}

export interface Settings {
  readonly osrm: OsrmSettings
  readonly geocoder: GeocoderSettings
  /** Who asks, and whom to write to about it; public servers turn away whoever doesn't say. */
  readonly userAgent: string
  readonly contact: string
  /** The same question within these minutes gets the same answer from memory. */
  readonly keepMinutes: number
}

/** Servers that anybody may use sparingly: one request a second at the most. */
const publicHosts = new Set([
  'nominatim.openstreetmap.org',
  'photon.komoot.io',
  'router.project-osrm.org',
  'routing.openstreetmap.de',
])

function checkPublicPace<T extends Server>(server: T, helpers: Joi.CustomHelpers<T>) {
  if (server.requestsPerSecond <= 1 || !publicHosts.has(new URL(server.url).hostname)) return server
  return helpers.message({ custom: '{{#label}} is a public server: one request a second at the most' })
}

const server = {
  url: vendorUrl().required(),
  authorization: Joi.string()
    .pattern(/^[!-~]+( [!-~]+)?$/)
    .meta({ secret: true }),
  requestsPerSecond: Joi.number().integer().min(1).max(200).default(1),
}

export const settings = Joi.object<Settings>({
  osrm: Joi.object<OsrmSettings>({
    ...server,
    profile: Joi.string()
      .pattern(/^[a-z][\w-]*$/)
      .default('driving'),
    geometry: Joi.valid('geojson', 'polyline').default('geojson'),
    snapMetres: Joi.number().integer().min(50).max(20_000).default(1000),
  })
    .custom(checkPublicPace)
    .required(),
  geocoder: Joi.object<GeocoderSettings>({
    ...server,
    kind: Joi.valid('nominatim', 'photon').default('nominatim'),
    language: Joi.string()
      .pattern(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .allow(null)
      // A ready-made index of Photon has no Spanish.
      .default(({ kind }: Partial<GeocoderSettings>) => (kind === 'photon' ? null : 'es')),
    country: Joi.string()
      .pattern(/^[A-Z]{2}$/)
      .default('CO'),
    biasMetres: Joi.number().integer().min(1000).max(200_000).default(40_000),
  })
    .custom(checkPublicPace)
    .required(),
  userAgent: Joi.string()
    .pattern(/^[\w.-]+(\/[\w.-]+)?$/)
    .default('MatriculaHub/1.0'),
  contact: Joi.alternatives(
    Joi.string().email({ tlds: false }),
    Joi.string().uri({ scheme: ['https'] }),
  ).required(),
  keepMinutes: Joi.number().integer().min(0).max(1440).default(60),
})
