export interface EntitySchema {
  readonly type: string
  readonly properties: readonly string[]
  /** Rows within an entity, by property. */
  readonly collections: Readonly<
    Record<string, { readonly type: string; readonly properties: readonly string[] }>
  >
}

/** Names apart by blanks. */
const words = (...lines: string[]) => lines.flatMap((line) => line.split(' '))

const documentLines = {
  type: 'DocumentLine',
  properties: words(
    'LineNum ItemCode ItemDescription Quantity UnitPrice DiscountPercent TaxCode VatGroup ProjectCode',
    'ShipDate LineTotal U_Resolution U_ProgresiveDiscount U_ProgresiveDiscountBase U_futureAnnualities',
    'U_totalBase',
  ),
}

const document: EntitySchema = {
  type: 'Document',
  properties: words(
    'DocEntry DocNum DocDate DocDueDate CardCode CardName NumAtCard DocTotal PaidToDate DocCurrency',
    'Project CreationDate DocTime DocumentStatus Cancelled U_MatriculaRef',
  ),
  collections: { DocumentLines: documentLines },
}

/** The entity sets of the pretend company, with the user fields that its accountant has added. */
export const schema: Readonly<Record<string, EntitySchema>> = {
  BusinessPartners: {
    type: 'BusinessPartner',
    properties: words('CardCode CardName CardType GroupCode EmailAddress CurrentAccountBalance'),
    collections: {},
  },
  IncomingPayments: {
    type: 'Payment',
    properties: words(
      'DocEntry DocNum DocType DocDate CardCode CashSum TransferAccount TransferSum TransferDate',
      'TransferReference CounterReference Remarks Cancelled U_MatriculaRef',
    ),
    collections: {
      PaymentInvoices: {
        type: 'PaymentInvoice',
        properties: words('LineNum DocEntry SumApplied InvoiceType'),
      },
      PaymentChecks: { type: 'PaymentCheck', properties: words('LineNum CheckSum') },
      PaymentCreditCards: { type: 'PaymentCreditCard', properties: words('LineNum CreditSum') },
    },
  },
  Invoices: document,
  Items: {
    type: 'Item',
    properties: words('ItemCode ItemName Frozen'),
    collections: {
      ItemPrices: { type: 'ItemPrice', properties: words('PriceList Price Currency BasePriceList Factor') },
    },
  },
  Orders: document,
  PriceLists: {
    type: 'PriceList',
    properties: words('PriceListNo PriceListName Active'),
    collections: {},
  },
  Projects: { type: 'Project', properties: words('Code Name Active'), collections: {} },
  U_MATRICULA_TERMS: {
    type: 'U_MATRICULA_TERMS',
    properties: words(
      'Code Name U_CardCode U_Project U_ItemCode U_CommercialPrice U_Total U_Schoolarship',
      'U_progresiveDiscount U_mat_100 U_mat_50 U_RH_DAnualidad100 U_RH_DAnualidad50',
    ),
    collections: {},
  },
}

/** $metadata as Service Layer writes it, as far as names go. */
export function metadataXml(): string {
  const types = new Map(Object.values(schema).map((entity) => [entity.type, entityType(entity)]))
  const rows = new Map(
    Object.values(schema)
      .flatMap(({ collections }) => Object.values(collections))
      .map(({ type, properties }) => [
        type,
        `<ComplexType Name="${type}">${properties.map(property).join('')}</ComplexType>`,
      ]),
  )
  const sets = Object.entries(schema).map(
    ([name, { type }]) => `<EntitySet EntityType="SAPB1.${type}" Name="${name}"/>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?><edmx:Edmx><edmx:DataServices><Schema Namespace="SAPB1">',
    ...rows.values(),
    ...types.values(),
    `<EntityContainer Name="ServiceLayer">${sets.join('')}</EntityContainer>`,
    '</Schema></edmx:DataServices></edmx:Edmx>',
  ].join('')
}

function entityType({ type, properties, collections }: EntitySchema): string {
  const lists = Object.entries(collections).map(
    ([name, { type }]) => `<Property Name="${name}" Type="Collection(SAPB1.${type})"/>`,
  )
  return `<EntityType Name="${type}">${properties.map(property).join('')}${lists.join('')}</EntityType>`
}

const property = (name: string) => `<Property Name="${name}" Type="Edm.String"/>`
