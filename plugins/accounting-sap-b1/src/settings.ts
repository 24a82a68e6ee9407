import { vendorOrigin } from '@matricula/contract'
import Joi from 'joi'
import { sqlSettings, type SqlSettings } from './sql-settings.ts'
import { propertyName, userEntity, userField } from './user-names.ts'

export interface Settings {
  /** The load balancer: scheme, host and port. */
  readonly baseUrl: string
  /** v1 is OData 3, v2 OData 4. */
  readonly odata: 'v1' | 'v2'
  /** CompanyDB. */
  readonly company: string
  readonly user: string
  readonly password: string
  /** SAP's number of the session's language; its own default when absent. */
  readonly language?: number
  readonly database: 'mssql' | 'hana'
  /** Calls under way together. */
  readonly atOnce: number
  /** The school year that the price lists hold for. */
  readonly project: string
  /** How this company writes the peso. */
  readonly currencies: readonly string[]
  /** The partner's property that the hub calls balance2. */
  readonly balanceField: string
  readonly priceLists: PriceListSettings
  readonly studentTerms: StudentTermsSettings
  readonly transport: TransportSettings
  readonly orders: OrderSettings
  /** Absent: the adapter creates no partners. */
  readonly newPartners?: NewPartnerSettings
  /** Absent: the adapter records no payments. */
  readonly incomingPayments?: IncomingPaymentSettings
  /** Absent: everything is read through Service Layer. */
  readonly sql?: SqlSettings
}

export interface PriceListSettings {
  readonly itemPrefixes: readonly string[]
  /** PriceListName to grade keys, as a name of 32 characters can't hold them all; empty: the names are grade keys. */
  readonly grades: Readonly<Record<string, string>>
}

/** The user table of what holds for one student, and its fields. */
export interface StudentTermsSettings {
  readonly entity: string
  readonly partner: string
  readonly project: string
  readonly item: string
  readonly commercialPrice: string
  readonly total: string
  readonly scholarship: string
  readonly progressiveDiscount: string
  readonly annuity100Paid: string
  readonly annuity50Paid: string
  readonly annuity100: string
  readonly annuity50: string
}

export interface TransportSettings {
  readonly documents: 'Invoices' | 'Orders'
  readonly itemPrefixes: readonly string[]
  readonly lookBackDays: number
}

export interface OrderSettings {
  readonly referenceField: string
  readonly taxProperty: 'TaxCode' | 'VatGroup'
  /** The hub's word to SAP's code. */
  readonly taxCodes: Readonly<Record<string, string>>
  /** The hub's field of a line to SAP's user field of a line. */
  readonly lineFields: Readonly<Record<string, string>>
}

export interface NewPartnerSettings {
  /** `{code}` stands for the school code. */
  readonly name: string
  readonly groupCode?: number
}

export interface IncomingPaymentSettings {
  /** The general ledger account that transfers arrive on. */
  readonly transferAccount: string
  readonly referenceField: string
}

const text = Joi.string().max(254)
const itemPrefixes = (...prefixes: string[]) =>
  Joi.array()
    .items(Joi.string().pattern(/^[A-Za-z0-9-]{1,20}$/, 'letters, digits and dashes'))
    .min(1)
    .default(prefixes)

const studentTerms = Joi.object<StudentTermsSettings>({
  entity: userEntity.default('U_MATRICULA_TERMS'),
  partner: userField.default('U_CardCode'),
  project: userField.default('U_Project'),
  item: userField.default('U_ItemCode'),
  commercialPrice: userField.default('U_CommercialPrice'),
  total: userField.default('U_Total'),
  scholarship: userField.default('U_Schoolarship'),
  progressiveDiscount: userField.default('U_progresiveDiscount'),
  annuity100Paid: userField.default('U_mat_100'),
  annuity50Paid: userField.default('U_mat_50'),
  annuity100: userField.default('U_RH_DAnualidad100'),
  annuity50: userField.default('U_RH_DAnualidad50'),
})

const lineFields = Joi.object()
  .pattern(/^\w{1,50}$/, userField)
  .default({
    Resolution: 'U_Resolution',
    ProgresiveDiscount: 'U_ProgresiveDiscount',
    ProgresiveDiscountBase: 'U_ProgresiveDiscountBase',
    futureAnnualities: 'U_futureAnnualities',
    totalBase: 'U_totalBase',
  })

export const settings = Joi.object<Settings>({
  baseUrl: vendorOrigin().required(),
  odata: Joi.valid('v1', 'v2').default('v2'),
  company: text.required(),
  user: text.required(),
  password: text.required().meta({ secret: true }),
  language: Joi.number().integer().positive(),
  database: Joi.valid('mssql', 'hana').default('mssql'),
  atOnce: Joi.number().integer().min(1).max(4).default(3),
  project: text.max(20).required(),
  currencies: Joi.array().items(Joi.string().max(3)).min(1).default(['COP', '$']),
  balanceField: propertyName.default('CurrentAccountBalance'),
  priceLists: Joi.object<PriceListSettings>({
    itemPrefixes: itemPrefixes('CA-', 'CM-', 'CT-', 'ECO'),
    grades: Joi.object()
      .pattern(Joi.string().max(32), Joi.string().pattern(/^[^\s-]+(-[^\s-]+)*$/, 'grade keys'))
      .default({}),
  }).default(),
  studentTerms: studentTerms.default(),
  transport: Joi.object<TransportSettings>({
    documents: Joi.valid('Invoices', 'Orders').default('Invoices'),
    itemPrefixes: itemPrefixes('CT-'),
    lookBackDays: Joi.number().integer().min(1).max(1830).default(730),
  }).default(),
  orders: Joi.object<OrderSettings>({
    referenceField: userField.default('U_MatriculaRef'),
    taxProperty: Joi.valid('TaxCode', 'VatGroup').default('TaxCode'),
    taxCodes: Joi.object().pattern(Joi.string().max(50), Joi.string().max(8)).min(1).required(),
    lineFields,
  }).required(),
  newPartners: Joi.object<NewPartnerSettings>({
    name: Joi.string().max(100).default('Estudiante {code}'),
    groupCode: Joi.number().integer(),
  }),
  incomingPayments: Joi.object<IncomingPaymentSettings>({
    transferAccount: Joi.string().max(15).required(),
    referenceField: userField.allow('CounterReference').default('U_MatriculaRef'),
  }),
  sql: sqlSettings,
})
