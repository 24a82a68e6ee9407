import { secureUrl } from '@matricula/contract'
import Joi from 'joi'

/** Where a web address takes the session of a checkout. */
export const sessionPlaceholder = '{sessionId}'

export interface Settings {
  /** `P_CUST_ID_CLIENTE`. */
  readonly custId: string
  /** `P_KEY`: signs forms and confirmations. */
  readonly pKey: string
  readonly publicKey: string
  readonly privateKey: string
  /** Payments are marked as tests, and confirmations of the other mode are left alone. */
  readonly test: boolean
  /**
   * Smart Checkout: the address of a page that opens ePayco's script with the session in place of `{sessionId}`.
   * `form`: the older form, which shows `pKey` to the browser.
   */
  readonly checkout: string
  /** `strings` for an account that wants every value of a session as text. */
  readonly sessionStyle: 'plugin' | 'strings'
  /** The school, as the payer sees it at ePayco. */
  readonly name: string
  readonly documentType: string
  /** Stands in for what the hub doesn't ask of payers, should the account demand it; left out when empty. */
  readonly payerAddress: string
  readonly payerIp: string
  readonly means: readonly string[]
  /** Texts (`textResponse`) by which ePayco says that it knows no such reference. */
  readonly nothingFound: readonly string[]
  readonly apiUrl: string
  readonly validationUrl: string
  readonly formUrl: string
}

const text = Joi.string().max(100)

export const settings = Joi.object<Settings>({
  custId: Joi.string()
    .pattern(/^\d{1,12}$/, 'digits')
    .required(),
  pKey: Joi.string().required().meta({ secret: true }),
  publicKey: Joi.string().required(),
  privateKey: Joi.string().required().meta({ secret: true }),
  test: Joi.boolean().default(false),
  checkout: Joi.alternatives(
    Joi.valid('form'),
    secureUrl().pattern(/\{sessionId\}/, sessionPlaceholder),
  ).required(),
  sessionStyle: Joi.valid('plugin', 'strings').default('plugin'),
  name: text.required(),
  documentType: Joi.string()
    .pattern(/^[A-Z]{2,4}$/, 'capitals')
    .default('CC'),
  payerAddress: text.allow('').default(''),
  payerIp: Joi.string().ip({ cidr: 'forbidden' }).allow('').default(''),
  means: Joi.array()
    .items(Joi.valid('card', 'pse', 'cash', 'transfer'))
    .min(1)
    .unique()
    .default(['card', 'pse', 'cash']),
  nothingFound: Joi.array().items(text).default([]),
  apiUrl: secureUrl().default('https://apify.epayco.co'),
  validationUrl: secureUrl().default('https://secure.epayco.co'),
  formUrl: secureUrl().default('https://secure.payco.co/checkout.php'),
})
