import { vendorUrl } from '@matricula/contract'
import Joi from 'joi'
import { defaultFields } from './field-names.ts'
import type { FieldNames } from './field-names.ts'
import { gradeRows } from '@matricula/contract/parts'
import type { GradeRow } from '@matricula/contract/parts'

/** Paths below `/v2/{school}` that nobody outside the vendor's login has shown; `{id}` stands for the person. */
export interface Paths {
  readonly customFields: string
  readonly relationships: string
  readonly emergencyContacts: string
  readonly parent: string
}

/** How the vendor calls the members of two answers whose shape is not public. */
export interface Members {
  readonly relationship: { readonly relatedId: string; readonly role: string; readonly pays: string }
  readonly emergency: { readonly name: string; readonly relationship: string; readonly phone: string }
}

export const codeFields = ['districtId', 'stateId', 'username'] as const

export interface Settings {
  /** Of the API, such as https://colegio.api.getalma.com. */
  readonly baseUrl: string
  /** The school's slug in the path; it may differ from the host's first word. */
  readonly school: string
  readonly apiKey: string
  readonly apiSecret: string
  /** Students with these statuses are read; none: all that the vendor ever had. */
  readonly statuses: readonly string[]
  /** What the hub calls a status of the vendor. */
  readonly statusWords: Readonly<Record<string, string>>
  /** The member of a student that holds the school code. */
  readonly codeField: (typeof codeFields)[number]
  readonly grades: readonly GradeRow[]
  /** A day of the school year that families enrol for; null: the first year that begins after today. */
  readonly comingYearOn: string | null
  /** Where the coming grade is when the coming year has none yet: nowhere, or one up in `grades`. */
  readonly withoutComingGrade: 'none' | 'promotion'
  readonly familyLinks: 'relationships' | 'households'
  readonly guardianDocument: 'none' | 'username' | 'externalIds'
  readonly paths: Paths
  readonly members: Members
  readonly fields: FieldNames
  readonly studentsPerPage: number
  readonly listHeldSeconds: number
  readonly listTimeoutSeconds: number
  readonly callsAtOnce: number
  readonly callsPerSecond: number
}

const name = Joi.string().max(200)
const path = Joi.string()
  .pattern(/^\/[\w/{}.-]*\{id\}[\w/.-]*$/)
  .pattern(/\/\.\.?(?:\/|$)/, { invert: true })

export const settings = Joi.object<Settings>({
  baseUrl: vendorUrl().required(),
  school: Joi.string()
    .pattern(/^[\w-]{1,64}$/)
    .required(),
  apiKey: Joi.string().required().meta({ secret: true }),
  apiSecret: Joi.string().required().meta({ secret: true }),
  statuses: Joi.array().items(name).default(['Active', 'Locked']),
  statusWords: Joi.object().pattern(name, name).default({ Active: 'enrolled', Locked: 'locked' }),
  codeField: Joi.valid(...codeFields).default('districtId'),
  grades: gradeRows,
  comingYearOn: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/)
    .allow(null)
    .default(null),
  withoutComingGrade: Joi.valid('none', 'promotion').default('none'),
  familyLinks: Joi.valid('relationships', 'households').default('relationships'),
  guardianDocument: Joi.valid('none', 'username', 'externalIds').default('none'),
  paths: Joi.object<Paths>({
    customFields: path.default('/students/{id}/custom-fields'),
    relationships: path.default('/students/{id}/relationships'),
    emergencyContacts: path.default('/students/{id}/emergency-contacts'),
    parent: path.default('/parents/{id}'),
  }).default(),
  members: Joi.object<Members>({
    relationship: Joi.object({
      relatedId: name.default('relatedId'),
      role: name.default('relationship'),
      pays: name.default('financiallyResponsible'),
    }).default(),
    emergency: Joi.object({
      name: name.default('name'),
      relationship: name.default('relationship'),
      phone: name.default('phone'),
    }).default(),
  }).default(),
  fields: Joi.object<FieldNames>(
    Object.fromEntries(Object.entries(defaultFields).map(([key, value]) => [key, name.default(value)])),
  ).default(),
  studentsPerPage: Joi.number().integer().min(1).max(200).default(20),
  listHeldSeconds: Joi.number().integer().min(1).max(3600).default(120),
  listTimeoutSeconds: Joi.number().integer().min(1).max(300).default(60),
  callsAtOnce: Joi.number().integer().min(1).max(20).default(4),
  callsPerSecond: Joi.number().integer().min(1).max(1000).default(20),
})
