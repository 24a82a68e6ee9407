import type { DaySpan } from '@matricula/contract'
import type { Settings, StudentTermsSettings } from './settings.ts'
import type { SqlSettings } from './sql-settings.ts'
import type { Statement } from './sql-database.ts'

/** Amounts leave the database as text: a driver's float would lose what a decimal(19,6) holds. */
const amount = (column: string) => `CONVERT(varchar(40), ${column})`

export const probeStatement: Statement = { text: 'SELECT TOP (1) PrjCode FROM dbo.OPRJ', values: {} }

export function balanceStatement(partner: string, { balanceColumn }: SqlSettings): Statement {
  return {
    text: `SELECT ${amount(`[${balanceColumn}]`)} AS Balance FROM dbo.OCRD WHERE CardCode = @partner`,
    values: { partner },
  }
}

/** Open, not cancelled, the oldest due first; described by the first line. */
export function invoicesStatement(partner: string): Statement {
  return { text: invoicesWhere("i.DocStatus = 'O'"), values: { partner } }
}

/** The same of those due on some days, paid ones too. */
export function invoicesDueStatement(partner: string, { from, to }: DaySpan): Statement {
  return { text: invoicesWhere('i.DocDueDate BETWEEN @from AND @to'), values: { partner, from, to } }
}

/** The next open invoices of all partners, in the order of their entry. */
export function receivablesStatement(range: { readonly after: number; readonly count: number }): Statement {
  return {
    text: [
      `SELECT TOP (@count) i.DocEntry, ${invoiceColumns}`,
      "FROM dbo.OINV i WHERE i.DocStatus = 'O' AND i.CANCELED = 'N' AND i.DocEntry > @after",
      'ORDER BY i.DocEntry',
    ].join(' '),
    values: { ...range },
  }
}

const invoiceColumns = [
  `i.DocNum, CONVERT(char(10), i.DocDueDate, 23) AS DocDueDate, ${amount('i.DocTotal')} AS DocTotal,`,
  `${amount('i.PaidToDate')} AS PaidToDate, i.DocCur AS DocCurrency, i.CardCode, i.CardName`,
].join(' ')

function invoicesWhere(condition: string): string {
  return [
    `SELECT ${invoiceColumns},`,
    '(SELECT TOP (1) l.Dscription FROM dbo.INV1 l WHERE l.DocEntry = i.DocEntry ORDER BY l.LineNum) AS Dscription',
    `FROM dbo.OINV i WHERE i.CardCode = @partner AND ${condition} AND i.CANCELED = 'N'`,
    'ORDER BY i.DocDueDate, i.DocEntry',
  ].join(' ')
}

export const listsStatement: Statement = {
  text: [
    'SELECT ListNum AS PriceListNo, ListName AS PriceListName,',
    "CASE WHEN ValidFor = 'Y' THEN 'tYES' ELSE 'tNO' END AS Active FROM dbo.OPLN ORDER BY ListNum",
  ].join(' '),
  values: {},
}

export interface ItemRange {
  readonly from: string | null
  readonly after: string | null
  readonly count: number
}

/** The prices of the next `count` items by code, in every price list. */
export function itemsStatement({ from, after, count }: ItemRange, { priceLists }: Settings): Statement {
  const prefixes = priceLists.itemPrefixes.map((prefix, index) => [`prefix${index}`, prefix] as const)
  const like = prefixes.map(([name]) => `i.ItemCode LIKE @${name} + N'%'`).join(' OR ')
  return {
    text: [
      `SELECT p.ItemCode, s.ItemName, p.PriceList, ${amount('p.Price')} AS Price, p.Currency,`,
      `p.BasePLNum AS BasePriceList, ${amount('p.Factor')} AS Factor FROM dbo.ITM1 p JOIN`,
      `(SELECT TOP (@count) i.ItemCode, i.ItemName FROM dbo.OITM i WHERE (${like}) AND i.frozenFor = 'N'`,
      'AND (@from IS NULL OR i.ItemCode >= @from) AND (@after IS NULL OR i.ItemCode > @after)',
      'ORDER BY i.ItemCode) s ON s.ItemCode = p.ItemCode ORDER BY p.ItemCode, p.PriceList',
    ].join(' '),
    values: { from, after, count, ...Object.fromEntries(prefixes) },
  }
}

/** The rows of the user table. Names of tables and fields are plain names (user-names.ts). */
export function termsStatement(
  { partner, project }: { readonly partner: string; readonly project: string },
  fields: StudentTermsSettings,
): Statement {
  const { entity, partner: partnerField, project: projectField, item, ...rest } = fields
  const columns = Object.values(rest).map((field) => `CONVERT(nvarchar(254), [${field}]) AS [${field}]`)
  return {
    text: [
      `SELECT [${item}], ${columns.join(', ')} FROM dbo.[@${entity.slice('U_'.length)}]`,
      `WHERE [${partnerField}] = @partner AND [${projectField}] = @project`,
    ].join(' '),
    values: { partner, project },
  }
}
