import { vendorUrl } from '@matricula/contract'
import Joi from 'joi'
import { defaultFields } from './field-names.ts'
import type { FieldNames } from './field-names.ts'
import { gradeRows } from '@matricula/contract/parts'
import type { GradeRow } from '@matricula/contract/parts'

export const codeFields = ['custom_id', 'student_id', 'applicant_id'] as const

export interface Settings {
  /** The school's own host, such as https://colegio.openapply.com (.eu, .cn). */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The member of a student that holds the school code. */
  readonly codeField: (typeof codeFields)[number]
  /** The hub's word for a level of the school's own; it goes before the status. */
  readonly statusLevels: Readonly<Record<string, string>>
  readonly grades: readonly GradeRow[]
  readonly fields: FieldNames
  /** How long the list of codes is good by which a student is found. */
  readonly codesHeldSeconds: number
  readonly codesTimeoutSeconds: number
  readonly callsPerSecond: number
  readonly callsAtOnce: number
}

const name = Joi.string().max(200)

export const settings = Joi.object<Settings>({
  baseUrl: vendorUrl().required(),
  clientId: Joi.string().required().meta({ secret: true }),
  clientSecret: Joi.string().required().meta({ secret: true }),
  codeField: Joi.valid(...codeFields).default('custom_id'),
  statusLevels: Joi.object().pattern(name, name).default({}),
  grades: gradeRows,
  fields: Joi.object<FieldNames>(
    Object.fromEntries(Object.entries(defaultFields).map(([key, value]) => [key, name.default(value)])),
  ).default(),
  codesHeldSeconds: Joi.number().integer().min(1).max(86_400).default(900),
  codesTimeoutSeconds: Joi.number().integer().min(1).max(600).default(120),
  callsPerSecond: Joi.number().integer().min(1).max(1000).default(1),
  callsAtOnce: Joi.number().integer().min(1).max(10).default(2),
})
