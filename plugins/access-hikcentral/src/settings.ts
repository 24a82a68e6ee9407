import { vendorOrigin } from '@matricula/contract'
import Joi from 'joi'
import type { Group } from './services.ts'
import type { SigningStyle } from './sign-request.ts'

export interface Settings {
  /** Scheme, host and port of the appliance; `/artemis` is ours to add. */
  readonly baseUrl: string
  /** AK of the partner. No password, but the vendor's messages repeat it, so it is kept like one. */
  readonly appKey: string
  readonly appSecret: string
  /** Operator in whose name we ask, where an API demands one. */
  readonly userId?: string
  readonly signing: SigningStyle
  /** `privilegeGroupId` of the access level behind each meal. */
  readonly groups: Readonly<Record<Group, string>>
  /** `doorIndexCode` of the doors that every change is reapplied to; none: HikCentral does so by itself. */
  readonly doors: readonly string[]
  /** Result codes by which this installation says that there is no such person. */
  readonly missingCodes: readonly string[]
  /** Seconds for which looking a person up may use a group's list again. */
  readonly membersCacheSeconds: number
  readonly atOnce: number
  readonly callsPerSecond: number
}

const id = Joi.string().pattern(/^[\w-]{1,64}$/, 'an id')

export const settings = Joi.object<Settings>({
  baseUrl: vendorOrigin().required(),
  appKey: Joi.string().min(4).required().meta({ secret: true }),
  appSecret: Joi.string().min(8).required().meta({ secret: true }),
  userId: Joi.string().pattern(/^[\x21-\x7e]{1,64}$/, 'a user name'),
  signing: Joi.string().valid('minimal', 'headers', 'headers-and-body').default('headers'),
  groups: Joi.object({ lunch: id.required(), snack: id.required().disallow(Joi.ref('lunch')) }).required(),
  doors: Joi.array().items(id).unique().max(200).default([]),
  missingCodes: Joi.array().items(Joi.string().lowercase().disallow('0')).default(['0x00072202']),
  membersCacheSeconds: Joi.number().integer().min(0).max(300).default(15),
  atOnce: Joi.number().integer().min(1).max(2).default(2),
  callsPerSecond: Joi.number().integer().min(1).max(1000).default(10),
})
