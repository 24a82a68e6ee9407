import { own } from '@matricula/contract'
import { bogotaWallTime } from '@matricula/contract/sandbox'
import { b1Error } from './errors.ts'
import type { Row } from './filter.ts'
import { schema } from './schema.ts'
import { priceListNames, seededRows, taxCodes } from './seed.ts'

export { priceListNames }

type Cells = Record<string, unknown>

/** The books of a pretend company: entity sets as lists of rows. */
export interface Company {
  rowsOf(entity: string): readonly Row[]
  /** Books what is posted as SAP would, or throws its refusal. */
  post(entity: string, body: Row): Row
}

export function openCompany(now: () => Date): Company {
  const books: Record<string, Cells[]> = seededRows(now())
  const rowsOf = (entity: string) => own(books, entity) ?? []

  function bookRow(entity: string, row: Cells): Cells {
    rowsOf(entity).push(row)
    return row
  }

  const number = (entity: string) =>
    rowsOf(entity).reduce((most, row) => Math.max(most, Number(row['DocEntry'])), 100) + 1

  function postPartner(body: Row): Cells {
    if (rowsOf('BusinessPartners').some((row) => row['CardCode'] === body['CardCode'])) {
      throw b1Error(400, 1320000140, `Business partner code '${String(body['CardCode'])}' already assigned`)
    }
    return bookRow('BusinessPartners', { CurrentAccountBalance: 0, EmailAddress: null, ...body })
  }

  function postOrder(body: Row): Cells {
    requirePartner(body)
    const lines = rowsIn(body, 'DocumentLines')
    lines.forEach((line, index) => checkLine(line, index + 1))
    if (lines.length === 0) throw b1Error(400, -5002, '10000521 - No matching records found [RDR1.LineNum]')
    const entry = number('Orders')
    return bookRow('Orders', {
      ...body,
      ...timestampCells(now()),
      DocEntry: entry,
      DocNum: 20_260_000 + entry,
      DocTotal: lines.reduce((sum, line) => sum + lineTotal(line), 0),
      DocCurrency: '$',
      DocumentStatus: 'bost_Open',
      Cancelled: 'tNO',
      DocumentLines: lines.map((line, index) => ({ ...line, LineNum: index, LineTotal: lineTotal(line) })),
    })
  }

  function postPayment(body: Row): Cells {
    requirePartner(body)
    const counter = body['CounterReference']
    if (typeof counter === 'string' && counter.length > 8) {
      throw b1Error(400, -5002, 'Value too long in property CounterReference [ORCT.CounterRef]')
    }
    for (const applied of rowsIn(body, 'PaymentInvoices')) applyTo(applied)
    const partner = rowsOf('BusinessPartners').find((row) => row['CardCode'] === body['CardCode'])
    if (partner) {
      partner['CurrentAccountBalance'] =
        Number(partner['CurrentAccountBalance']) - Number(body['TransferSum'])
    }
    const entry = number('IncomingPayments')
    return bookRow('IncomingPayments', {
      CashSum: 0,
      PaymentChecks: [],
      PaymentCreditCards: [],
      ...body,
      DocEntry: entry,
      DocNum: 4000 + entry,
      Cancelled: 'tNO',
    })
  }

  function applyTo(applied: Row): void {
    const invoice = rowsOf('Invoices').find((row) => row['DocEntry'] === applied['DocEntry'])
    const sum = Number(applied['SumApplied'])
    const open = invoice ? Number(invoice['DocTotal']) - Number(invoice['PaidToDate']) : 0
    if (!invoice || sum > open)
      throw b1Error(400, -5002, 'Invoice is already closed or blocked [RCT2.DocEntry]')
    invoice['PaidToDate'] = Number(invoice['PaidToDate']) + sum
    if (sum === open) invoice['DocumentStatus'] = 'bost_Close'
  }

  function requirePartner(body: Row): void {
    if (rowsOf('BusinessPartners').some((row) => row['CardCode'] === body['CardCode'])) return
    throw b1Error(400, -5002, `Enter valid code [OCRD.CardCode] , '${String(body['CardCode'])}'`)
  }

  function checkLine(line: Row, position: number): void {
    const refuse = (column: string) => {
      throw b1Error(400, -5002, `10000100 - Enter valid code [RDR1.${column}][line: ${position}]`)
    }
    if (!rowsOf('Items').some((item) => item['ItemCode'] === line['ItemCode'])) refuse('ItemCode')
    if (!rowsOf('Projects').some((project) => project['Code'] === line['ProjectCode'])) refuse('Project')
    if (!taxCodes.has(String(line['TaxCode'] ?? line['VatGroup']))) refuse('TaxCode')
  }

  const posts: Readonly<Record<string, (body: Row) => Cells>> = {
    BusinessPartners: postPartner,
    IncomingPayments: postPayment,
    Orders: postOrder,
  }

  return {
    rowsOf,
    post(entity, body) {
      const post = own(posts, entity)
      if (post === undefined)
        throw b1Error(400, -5006, 'The requested action is not supported for this object')
      refuseUnknownProperties(entity, body)
      return post(body)
    },
  }
}

/** One unknown name, as of a user field that was never made, and SAP refuses the whole request. */
function refuseUnknownProperties(entity: string, body: Row): void {
  const { properties = [], collections = {}, type = entity } = own(schema, entity) ?? {}
  for (const [name, value] of Object.entries(body)) {
    const within = own(collections, name)
    if (within === undefined && !properties.includes(name)) throw unknownProperty(name, type)
    if (within === undefined || !Array.isArray(value)) continue
    for (const row of rowsIn(body, name)) {
      const unknown = Object.keys(row).find((key) => !within.properties.includes(key))
      if (unknown !== undefined) throw unknownProperty(unknown, within.type)
    }
  }
}

function unknownProperty(name: string, type: string): Error {
  return b1Error(400, -1000, `Property '${name}' of '${type}' is invalid`)
}

function rowsIn(body: Row, collection: string): readonly Row[] {
  const rows: unknown = body[collection]
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

function lineTotal(line: Row): number {
  const share = 100 - Number(line['DiscountPercent'] ?? 0)
  return (Number(line['Quantity']) * Number(line['UnitPrice']) * share) / 100
}

/** SAP keeps the wall time of the company, which is Bogotá's. */
function timestampCells(at: Date): Cells {
  const [CreationDate, DocTime] = bogotaWallTime(at).split(' ')
  return { CreationDate, DocTime }
}
