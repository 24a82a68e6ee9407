import { vendorOrigin } from '@matricula/contract'
import Joi from 'joi'
import type { DocumentName } from '@matricula/contract'
import { dataCentres } from './hosts.ts'
import type { DataCentre, Hosts } from './hosts.ts'

export interface TemplateSettings {
  readonly id: string
  /** Role of the family's action in the template; may be left out where only one person signs. */
  readonly role?: string
  /** What the signer reads as the document's name; our reference is put behind it. */
  readonly title: string
  /** Our field -> label of the template's text field; what isn't named here isn't sent. */
  readonly fields: Readonly<Record<string, string>>
}

export interface Settings {
  readonly dataCentre: DataCentre
  /** Instead of the data centre's: a pretend vendor, or a host that is new. */
  readonly hosts?: Hosts
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  /** Absent: no callbacks. */
  readonly webhookSecret?: string
  readonly templates: Readonly<Partial<Record<DocumentName, TemplateSettings>>>
  /** Whether the signer proves the address with a code sent to it. */
  readonly verification: 'email' | 'none'
  /** A line of the school's in the letter to the signer. */
  readonly notes: string
  /** `live` envelopes cost credits; `testing` ones carry a watermark. */
  readonly envelopes: 'live' | 'testing'
  /** The page of ours in which documents are signed; absent: signed from Zoho's letter. */
  readonly embeddedAt?: string
  readonly callsPerMinute: number
}

const template = (title: string) =>
  Joi.object({
    id: Joi.string()
      .pattern(/^\d{6,30}$/, 'digits')
      .required(),
    role: Joi.string().max(100),
    title: Joi.string().max(80).default(title),
    fields: Joi.object().pattern(Joi.string(), Joi.string().max(100)).default({}),
  })

const origin = vendorOrigin()

export const settings = Joi.object<Settings>({
  dataCentre: Joi.string()
    .valid(...dataCentres)
    .default('us'),
  hosts: Joi.object({ sign: origin.required(), accounts: origin.required() }),
  clientId: Joi.string().required(),
  clientSecret: Joi.string().min(8).required().meta({ secret: true }),
  refreshToken: Joi.string().min(8).required().meta({ secret: true }),
  webhookSecret: Joi.string().min(16).meta({ secret: true }),
  templates: Joi.object({
    contract: template('Contrato de matrícula'),
    'promissory-note': template('Pagaré'),
    'life-insurance': template('Seguro de vida'),
  })
    .min(1)
    .required(),
  verification: Joi.string().valid('email', 'none').default('email'),
  notes: Joi.string().allow('').max(500).default(''),
  envelopes: Joi.string().valid('live', 'testing').default('live'),
  embeddedAt: origin,
  callsPerMinute: Joi.number().integer().min(1).max(6000).default(50),
})
