import { secureUrl } from '@matricula/contract'
import Joi from 'joi'
import { meansOf } from './means.ts'

/** How our forms are signed; the names are those of `algorithmSignature`. */
export const algorithms = ['MD5', 'SHA', 'SHA256'] as const

export type Algorithm = (typeof algorithms)[number]

export interface Settings {
  readonly merchantId: string
  /** Decides the country and the means of payment. */
  readonly accountId: string
  readonly apiLogin: string
  readonly apiKey: string
  /** PayU's sandbox: other hosts, and every payment is a test. */
  readonly test: boolean
  readonly algorithm: Algorithm
  /** The payers' identity documents are of this type, as the hub asks for the number only. */
  readonly documentType: string
  /** Stand in for the payer where another browser of the family goes on with the payment; left out when empty. */
  readonly buyerName: string
  readonly buyerEmail: string
  readonly buyerPhone: string
  /** What the page offers, shown to people. */
  readonly means: readonly string[]
  /** Only these of PayU's methods, such as PSE or VISA; all of the account when empty. */
  readonly paymentMethods: readonly string[]
  /** Whether money is given back through PayU; the account must be allowed to. */
  readonly refunds: boolean
  readonly checkoutUrl: string
  readonly reportsUrl: string
  readonly paymentsUrl: string
}

/** PayU Colombia's types of documents. */
const documentTypes = ['CC', 'CE', 'NIT', 'TI', 'PP', 'RC', 'CEL', 'IDC', 'DE']

const numeric = Joi.string().pattern(/^\d{1,12}$/, 'digits')
const defaultBuyerField = Joi.string().max(255).allow('').default('')

export const settings = Joi.object<Settings>({
  test: Joi.boolean().default(false),
  merchantId: numeric.required(),
  accountId: numeric.required(),
  apiLogin: Joi.string().required().meta({ secret: true }),
  apiKey: Joi.string().required().meta({ secret: true }),
  algorithm: Joi.valid(...algorithms).default('SHA256'),
  documentType: Joi.valid(...documentTypes).default('CC'),
  buyerName: defaultBuyerField,
  buyerEmail: defaultBuyerField,
  buyerPhone: defaultBuyerField,
  paymentMethods: Joi.array()
    .items(Joi.string().pattern(/^[A-Z_]{2,40}$/, 'capitals'))
    .unique()
    .default([]),
  means: Joi.array()
    .items(Joi.valid('card', 'pse', 'cash', 'transfer'))
    .min(1)
    .unique()
    .custom(checkMeans)
    .default(({ paymentMethods }: Pick<Settings, 'paymentMethods'>) => {
      const left = meansLeftBy(paymentMethods)
      return left.length === 0 ? ['card', 'pse', 'cash'] : left
    }),
  refunds: Joi.boolean().default(false),
  checkoutUrl: secureUrl().default(at('checkout.payulatam.com/ppp-web-gateway-payu/')),
  reportsUrl: secureUrl().default(at('api.payulatam.com/reports-api/4.0/service.cgi')),
  paymentsUrl: secureUrl().default(at('api.payulatam.com/payments-api/4.0/service.cgi')),
})

/** What the page offers of these methods; nothing where they leave it to the account. */
function meansLeftBy(paymentMethods: readonly string[]): readonly string[] {
  return [...new Set(paymentMethods.flatMap((method) => meansOf(method) ?? []))]
}

/** What people are shown is what `paymentMethods` leaves. */
function checkMeans(means: readonly string[], { state, error }: Joi.CustomHelpers) {
  const [{ paymentMethods }] = state.ancestors as [Pick<Settings, 'paymentMethods'>]
  const valids = meansLeftBy(paymentMethods)
  const isLeft = valids.length === 0 || means.every((one) => valids.includes(one))
  return isLeft ? means : error('any.only', { valids })
}

/** The sandbox answers at the same places, one name further down. */
function at(place: string): (given: { readonly test?: boolean }) => string {
  return ({ test }) => `https://${test === true ? 'sandbox.' : ''}${place}`
}
