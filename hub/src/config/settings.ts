import Joi from 'joi'
import type { Point } from '@matricula/contract'

/** Everything an operator may change of the hub itself; config/default.yaml explains each value. */
export interface Settings {
  readonly profile: 'sandbox' | 'production'
  readonly log: LogLevel
  readonly server: {
    readonly host: string
    readonly port: number
    readonly publicUrl: string
    readonly trustedProxies: number
    readonly maxBody: number
  }
  readonly database: DatabaseSettings
  readonly console: string
  readonly season: { readonly parents: string; readonly admin: string; readonly clockStartsAt: string }
  readonly access: {
    readonly secondProof: 'none'
    readonly triesPerCode: number
    readonly triesPerAddress: number
    readonly windowMinutes: number
    readonly studentSessionMinutes: number
    readonly staffSessionMinutes: number
  }
  readonly students: { readonly freshSeconds: number }
  readonly fees: { readonly pricesFreshSeconds: number; readonly balanceFreshSeconds: number }
  readonly payments: {
    readonly instance: string
    readonly attemptMinutes: number
    readonly askEverySeconds: number
    readonly agreementDays: number
  }
  readonly outbox: { readonly leaseSeconds: number; readonly maxAttempts: number }
  readonly maps: { readonly tileUrl: string }
  readonly school: School
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export interface DatabaseSettings {
  readonly client: 'sqlite' | 'pg' | 'mssql'
  readonly folder: string
  readonly encryptionKey: string
  readonly url: string
  readonly pool: number
}

export interface School {
  readonly name: string
  readonly shortName: string
  readonly nit: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly billingPhone: string
  readonly email: string
  readonly admissionsUrl: string
  readonly location: Point
}

const text = Joi.string().required()
const optionalText = Joi.string().allow('').required()
const count = Joi.number().integer().min(1).required()
const point = Joi.object({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
}).required()

const database = Joi.object({
  client: Joi.valid('sqlite', 'pg', 'mssql').required(),
  folder: text,
  encryptionKey: optionalText.meta({ secret: true }),
  url: Joi.string()
    .uri({ scheme: ['postgres', 'postgresql', 'mssql'] })
    .required()
    .when('client', { not: 'sqlite', otherwise: Joi.allow('') })
    .meta({ secret: true }),
  pool: count,
}).required()

const access = Joi.object({
  secondProof: Joi.valid('none').required(),
  triesPerCode: count,
  triesPerAddress: count,
  windowMinutes: count,
  studentSessionMinutes: count,
  staffSessionMinutes: count,
}).required()

const school = Joi.object({
  name: text,
  shortName: text,
  nit: text,
  city: text,
  address: text,
  phone: text,
  billingPhone: text,
  email: Joi.string().email({ tlds: false }).required(),
  admissionsUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
  location: point,
}).required()

export const settingsSchema = Joi.object<Settings>({
  profile: Joi.valid('sandbox', 'production').required(),
  log: Joi.valid(...logLevels).required(),
  server: Joi.object({
    host: text,
    port: Joi.number().port().required(),
    publicUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .allow('')
      .required(),
    trustedProxies: Joi.number().integer().min(0).max(5).required(),
    maxBody: Joi.number().integer().min(16_384).max(10_485_760).required(),
  }).required(),
  database,
  console: text,
  season: Joi.object({
    parents: text,
    admin: text,
    clockStartsAt: Joi.string().isoDate().required(),
  }).required(),
  access,
  students: Joi.object({ freshSeconds: count }).required(),
  fees: Joi.object({ pricesFreshSeconds: count, balanceFreshSeconds: count }).required(),
  payments: Joi.object({
    instance: text,
    attemptMinutes: count,
    askEverySeconds: count,
    agreementDays: count,
  }).required(),
  outbox: Joi.object({ leaseSeconds: count, maxAttempts: count }).required(),
  maps: Joi.object({ tileUrl: optionalText }).required(),
  school,
}).required()
