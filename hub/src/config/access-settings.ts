import { staffRoles } from '../../api/lists.ts'
import Joi from 'joi'
import { secureUrl } from '@matricula/contract'

/** How families, guardians and staff come in. */
export interface AccessSettings {
  readonly secondProof: SecondProof
  /** Empty: no account is made at start. */
  readonly firstAdminPassword: string
  readonly triesPerCode: number
  readonly triesPerAddress: number
  readonly ceilingPerAddress: number
  readonly windowMinutes: number
  /** The work of a password's hash: scrypt's N is 2 to its power. */
  readonly passwordCost: number
  readonly studentSessionMinutes: number
  readonly staffSessionMinutes: number
  readonly guardianSessionMinutes: number
  /** How long a link sent by mail opens what it was sent for. */
  readonly linkMinutes: number
  readonly oidc: { readonly staff: StaffOidc; readonly guardians: OidcClient }
}

/** What a family shows besides the code (access-7). */
export type SecondProof = (typeof secondProofs)[number]
export const secondProofs = ['none', 'document4', 'mailLink'] as const

/** An OpenID Connect provider as it knows us; off while the issuer is empty. */
export interface OidcClient {
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly jwksUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface StaffOidc extends OidcClient {
  /** The claim that holds the person's groups, and the role that each group gives. */
  readonly rolesClaim: string
  readonly roles: Readonly<Record<string, string>>
}

const text = Joi.string().required()
const count = Joi.number().integer().min(1).required()

// Our secret and people's tokens go there, so nobody on the way may read them.
const url = secureUrl()
  .when('issuer', { not: '', otherwise: Joi.allow('') })
  .required()

const given = Joi.string()
  .when('issuer', { not: '', otherwise: Joi.allow('') })
  .required()

const oidcClient = {
  issuer: secureUrl().allow('').required(),
  authorizationUrl: url,
  tokenUrl: url,
  jwksUrl: url,
  clientId: given,
  clientSecret: given.meta({ secret: true }),
}

export const accessSchema = Joi.object<AccessSettings>({
  secondProof: Joi.valid(...secondProofs).required(),
  firstAdminPassword: Joi.string().min(10).max(200).allow('').required().meta({ secret: true }),
  triesPerCode: count,
  triesPerAddress: count,
  ceilingPerAddress: count,
  windowMinutes: count,
  passwordCost: Joi.number()
    .integer()
    .min(10)
    .max(20)
    .when('/profile', { not: 'production', otherwise: Joi.number().min(17) })
    .required(),
  studentSessionMinutes: count,
  staffSessionMinutes: count,
  guardianSessionMinutes: count,
  linkMinutes: count,
  oidc: Joi.object({
    staff: Joi.object({
      ...oidcClient,
      rolesClaim: text,
      roles: Joi.object()
        .pattern(Joi.string(), Joi.valid(...staffRoles))
        .required(),
    }).required(),
    guardians: Joi.object(oidcClient).required(),
  }).required(),
}).required()
