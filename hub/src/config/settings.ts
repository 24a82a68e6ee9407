import Joi from 'joi'
import { validate } from 'node-cron'
import type { Point } from '@matricula/contract'
import { type AccessSettings, accessSchema } from './access-settings.ts'
import { facilitiesSchema, type FacilitiesSettings } from './facilities-settings.ts'
import { serverSchema, type ServerSettings } from './server-settings.ts'
import { databaseSchema, type DatabaseSettings, redisSchema, type RedisSettings } from './stores-settings.ts'

/** Where families pay by bank agreement; what is '' is not shown. */
export interface BankAgreement {
  readonly bank: string
  /** The number that the bank knows the agreement by. */
  readonly number: string
  /** Where the bank asks for an account besides. */
  readonly account: string
}

/** Everything an operator may change of the hub itself; config/default.yaml explains each value. */
export interface Settings {
  readonly profile: 'sandbox' | 'production'
  /** Production on a machine where nobody pays: what it would refuse to open with is logged and told by doctor. */
  readonly rehearsal: boolean
  readonly log: LogLevel
  readonly server: ServerSettings
  readonly database: DatabaseSettings
  readonly redis: RedisSettings
  readonly console: string
  readonly season: { readonly parents: string; readonly admin: string; readonly clockStartsAt: string }
  readonly access: AccessSettings
  readonly privacy: {
    readonly noticeVersion: string
    readonly retentionDays: {
      readonly signIns: number
      readonly drafts: number
      readonly payers: number
      readonly payLinks: number
      readonly audit: number
      readonly unverifiedGuardians: number
    }
  }
  /** Where the newest seal of the audit trail stands outside the database, beside the log. */
  readonly audit: { readonly anchor: 'log' | 'file'; readonly file: string }
  /** How long a system around the school may take to answer what is asked, and what changes something there. */
  readonly vendors: {
    readonly readSeconds: number
    readonly writeSeconds: number
    /** Calls of one plugin instance that may be under way. */
    readonly callsAtOnce: number
  }
  readonly students: {
    readonly freshSeconds: number
    /** When the whole roster is read, as cron has it with seconds before it. */
    readonly rosterSchedule: string
  }
  readonly fees: {
    readonly pricesFreshSeconds: number
    /** How old a price may be shown while it is read again; what is paid is never older than fresh. */
    readonly pricesStaleSeconds: number
    readonly balanceFreshSeconds: number
  }
  readonly payments: {
    readonly instance: string
    /** Of the invoice portal. */
    readonly invoicesInstance: string
    readonly attemptMinutes: number
    readonly askEverySeconds: number
    readonly pendingDays: number
    readonly agreementDays: number
    readonly agreement: BankAgreement
    /** COP from which an act about money needs a second person; 0: never. */
    readonly secondPersonFrom: number
  }
  readonly outbox: {
    readonly leaseSeconds: number
    readonly maxAttempts: number
    readonly lateMinutes: number
  }
  readonly reminders: { readonly hoursBetween: number }
  readonly food: { readonly planMinutes: number }
  readonly documents: {
    readonly enabled: boolean
    /** Pay waits until all of them are signed. */
    readonly requiredBeforePay: boolean
    readonly questionsPerFamily: number
  }
  readonly maps: { readonly tileUrl: string; readonly questionsPerFamily: number }
  readonly facilities: FacilitiesSettings
  readonly school: School
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

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
const schedule = Joi.string()
  .custom((value: string, helpers) => (validate(value) ? value : helpers.error('cron.form')))
  .required()
const seconds = Joi.number().min(0.1).max(60).required()
const point = Joi.object({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
}).required()

const privacy = Joi.object({
  noticeVersion: Joi.string().max(20).required(),
  retentionDays: Joi.object({
    signIns: count,
    drafts: count,
    payers: count,
    payLinks: count,
    audit: count,
    unverifiedGuardians: count,
  }).required(),
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

export const auditSchema = Joi.object<Settings['audit']>({
  anchor: Joi.valid('log', 'file').required(),
  file: Joi.string()
    .when('anchor', { is: 'file', otherwise: Joi.allow('') })
    .required(),
}).required()

export const profileSchema = Joi.valid('sandbox', 'production').required()

export const settingsSchema = Joi.object<Settings>({
  profile: profileSchema,
  rehearsal: Joi.boolean().required(),
  log: Joi.valid(...logLevels).required(),
  server: serverSchema,
  database: databaseSchema,
  redis: redisSchema,
  console: text,
  season: Joi.object({
    parents: text,
    admin: text,
    clockStartsAt: Joi.string().isoDate().required(),
  }).required(),
  access: accessSchema,
  privacy,
  audit: auditSchema,
  vendors: Joi.object({ readSeconds: seconds, writeSeconds: seconds, callsAtOnce: count }).required(),
  students: Joi.object({ freshSeconds: count, rosterSchedule: schedule }).required(),
  fees: Joi.object({
    pricesFreshSeconds: count,
    pricesStaleSeconds: Joi.number().integer().min(Joi.ref('pricesFreshSeconds')).required(),
    balanceFreshSeconds: count,
  }).required(),
  payments: Joi.object({
    instance: text,
    invoicesInstance: text,
    attemptMinutes: count,
    askEverySeconds: count,
    pendingDays: count,
    agreementDays: count,
    agreement: Joi.object({ bank: optionalText, number: optionalText, account: optionalText }).required(),
    secondPersonFrom: Joi.number().integer().min(0).empty(['', null]).default(0),
  }).required(),
  outbox: Joi.object({ leaseSeconds: count, maxAttempts: count, lateMinutes: count }).required(),
  reminders: Joi.object({ hoursBetween: count }).required(),
  food: Joi.object({ planMinutes: count }).required(),
  documents: Joi.object({
    enabled: Joi.boolean().required(),
    requiredBeforePay: Joi.boolean().required(),
    questionsPerFamily: count,
  }).required(),
  maps: Joi.object({ tileUrl: optionalText, questionsPerFamily: count }).required(),
  facilities: facilitiesSchema,
  school,
}).required()
