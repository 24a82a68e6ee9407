import { secureUrl } from '@matricula/contract'
import Joi from 'joi'
import type { Hash } from './hash.ts'

export interface Settings {
  /** The site's identifier; no secret. */
  readonly login: string
  readonly secretKey: string
  readonly environment: 'test' | 'production'
  /** Ends without a slash; by the environment when absent. Other countries and pretend vendors have their own. */
  readonly baseUrl: string
  /** How requests are signed: sites from before 2021 may still need sha1. */
  readonly tranKeyHash: Hash
  /** The oldest that notifications may be signed with: with sha1 both are taken. */
  readonly signatureHash: Hash
  /** The payer's address and browser as the vendor gets them; the hub does not hand on the real ones. */
  readonly ipAddress: string
  readonly userAgent: string
  readonly means: readonly Means[]
  /** The document that payers' numbers are taken for where nobody said which it is. */
  readonly documentType: DocumentType
  /** The number of a session to ask about when nothing but an answer is wanted. */
  readonly probeSession: number
}

export const allMeans = ['card', 'pse', 'transfer', 'cash'] as const

export type Means = (typeof allMeans)[number]

export const documentTypes = ['CC', 'CE', 'TI', 'NIT', 'RUT', 'PPN', 'RC'] as const

export type DocumentType = (typeof documentTypes)[number]

const baseUrls = {
  test: 'https://checkout-test.placetopay.com',
  production: 'https://checkout.placetopay.com',
} as const satisfies Record<Settings['environment'], string>

const hash = () => Joi.valid('sha256', 'sha1').default('sha256')

export const settings = Joi.object<Settings>({
  login: Joi.string().required(),
  secretKey: Joi.string().min(8).required().meta({ secret: true }),
  environment: Joi.valid('test', 'production').required(),
  baseUrl: secureUrl().default(({ environment }: Settings) => baseUrls[environment]),
  tranKeyHash: hash(),
  signatureHash: hash(),
  ipAddress: Joi.string().ip({ cidr: 'forbidden' }).required(),
  userAgent: Joi.string().max(255).default('MatriculaHub'),
  means: Joi.array()
    .items(Joi.valid(...allMeans))
    .min(1)
    .unique()
    .default(['card', 'pse']),
  documentType: Joi.valid(...documentTypes).default('CC'),
  probeSession: Joi.number().integer().min(0).default(1),
})
