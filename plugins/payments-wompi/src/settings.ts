import { secureUrl } from '@matricula/contract'
import Joi from 'joi'

/** Wompi has one set of four keys for play and one for real money; the key's own text says which. */
export type Mode = 'test' | 'prod'

export interface Settings {
  readonly publicKey: string
  readonly privateKey: string
  /** Signs what the browser carries to the checkout. */
  readonly integritySecret: string
  /** Signs what Wompi reports to us. */
  readonly eventsSecret: string
  /** Ends without a slash; by the mode of the keys when absent. */
  readonly apiUrl: string
  readonly checkoutUrl: string
  /** What the merchant's contract with Wompi offers to a payer. */
  readonly means: readonly Means[]
  /** The document that payers' numbers are taken for; the hub does not ask which it is. */
  readonly documentType: DocumentType
  /** Pesos below which Wompi takes no payment. */
  readonly minimumPesos: number
}

export const allMeans = ['card', 'pse', 'transfer', 'cash'] as const

export type Means = (typeof allMeans)[number]

export const documentTypes = ['CC', 'CE', 'NIT', 'PP', 'TI', 'DNI', 'RG', 'OTHER'] as const

export type DocumentType = (typeof documentTypes)[number]

const apiUrls: Readonly<Record<Mode, string>> = {
  test: 'https://sandbox.wompi.co/v1',
  prod: 'https://production.wompi.co/v1',
}

/** The mode that a key's text says. */
export function modeOf({ publicKey }: Pick<Settings, 'publicKey'>): Mode {
  return publicKey.startsWith('pub_test_') ? 'test' : 'prod'
}

const secret = (pattern: RegExp) => Joi.string().pattern(pattern).required().meta({ secret: true })

const keys = {
  publicKey: Joi.string()
    .pattern(/^pub_(?:test|prod)_\w+$/)
    .required(),
  privateKey: secret(/^prv_(?:test|prod)_\w+$/),
  integritySecret: secret(/^(?:test|prod)_integrity_\w+$/),
  eventsSecret: secret(/^(?:test|prod)_events_\w+$/),
}

export const settings = Joi.object<Settings>({
  ...keys,
  apiUrl: secureUrl().default((whole: Settings) => apiUrls[modeOf(whole)]),
  checkoutUrl: secureUrl().default('https://checkout.wompi.co/p/'),
  means: Joi.array()
    .items(Joi.valid(...allMeans))
    .min(1)
    .unique()
    .default(['card', 'pse']),
  documentType: Joi.valid(...documentTypes).default('CC'),
  minimumPesos: Joi.number().integer().min(1).default(1500),
}).custom((whole: Settings) => {
  const mode = modeOf(whole)
  const mismatched = [whole.privateKey, whole.integritySecret, whole.eventsSecret].filter(
    (key) => !key.startsWith(`prv_${mode}_`) && !key.startsWith(`${mode}_`),
  )
  if (mismatched.length > 0) throw new Error('the four keys are not all of the same mode (test or prod)')
  return whole
})
