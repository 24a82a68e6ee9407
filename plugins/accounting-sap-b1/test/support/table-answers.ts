import type { Company } from '../../stage/company.ts'
import type { Rows } from './pretend-sql-server.ts'
import type { SentStatement } from './tds-request.ts'

type Cells = Readonly<Record<string, unknown>>

/** What the tables of the same company answer to the statements that are sent; others fail the test. */
export function tableAnswers(company: Company, { text, values }: SentStatement): Rows {
  const table = /FROM dbo\.(\[@\w+\]|\w+)/.exec(text)?.[1] ?? ''
  const rowsOf = (entity: string) => company.rowsOf(entity)
  const ofPartner = (row: Cells) => row['CardCode'] === values['partner']
  switch (text.includes('FROM dbo.ITM1') ? 'ITM1' : text.includes('FROM dbo.OINV') ? 'OINV' : table) {
    case 'OPRJ':
      return rowsOf('Projects').map(({ Code }) => ({ PrjCode: Code }))
    case 'OCRD':
      return rowsOf('BusinessPartners')
        .filter(ofPartner)
        .map(({ CurrentAccountBalance }) => ({ Balance: decimal(CurrentAccountBalance) }))
    case 'OINV':
      if (values['after'] !== undefined) return receivableRows(rowsOf('Invoices'), values)
      return rowsOf('Invoices')
        .filter((row) => ofPartner(row) && (values['from'] === undefined ? isOpen(row) : isDue(row, values)))
        .map(invoiceRow)
    case 'OPLN':
      return rowsOf('PriceLists').map((row) => ({ ...row }))
    case 'ITM1':
      return priceRows(rowsOf('Items'), values)
    case '[@MATRICULA_TERMS]':
      return rowsOf('U_MATRICULA_TERMS')
        .filter((row) => row['U_CardCode'] === values['partner'] && row['U_Project'] === values['project'])
        .map(asTexts)
    default:
      throw new Error(`nobody answers ${text}`)
  }
}

function isOpen(row: Cells): boolean {
  return row['DocumentStatus'] === 'bost_Open'
}

function isDue({ DocDueDate }: Cells, { from, to }: SentStatement['values']): boolean {
  return String(from) <= String(DocDueDate) && String(DocDueDate) <= String(to)
}

function receivableRows(invoices: readonly Cells[], { after, count }: SentStatement['values']): Rows {
  return invoices
    .filter((row) => isOpen(row) && Number(row['DocEntry']) > Number(after))
    .toSorted((one, other) => Number(one['DocEntry']) - Number(other['DocEntry']))
    .slice(0, Number(count))
    .map((row) => {
      const { Dscription: _first, ...invoice } = invoiceRow(row)
      return { DocEntry: row['DocEntry'], ...invoice }
    })
}

function invoiceRow({ DocumentLines, ...invoice }: Cells): Cells {
  const [line] = listIn(DocumentLines)
  const { DocNum, DocDueDate, DocTotal, PaidToDate, DocCurrency, CardCode, CardName } = invoice
  return {
    DocNum,
    DocDueDate,
    DocTotal: decimal(DocTotal),
    PaidToDate: decimal(PaidToDate),
    DocCurrency,
    CardCode,
    CardName,
    Dscription: line?.['ItemDescription'] ?? null,
  }
}

function priceRows(items: readonly Cells[], { from, after, count }: SentStatement['values']): Rows {
  const known = items
    .filter(({ ItemCode }) => typeof from !== 'string' || String(ItemCode) >= from)
    .filter(({ ItemCode }) => typeof after !== 'string' || String(ItemCode) > after)
    .toSorted((one, other) => (String(one['ItemCode']) < String(other['ItemCode']) ? -1 : 1))
    .slice(0, Number(count))
  return known.flatMap(({ ItemCode, ItemName, ItemPrices }) =>
    listIn(ItemPrices).map((price) => ({
      ItemCode,
      ItemName,
      ...price,
      Price: decimal(price['Price']),
      Currency: price['Currency'] ?? '',
      Factor: decimal(price['Factor']),
    })),
  )
}

function listIn(value: unknown): readonly Cells[] {
  return Array.isArray(value)
    ? value.map((row: unknown) => Object.fromEntries(Object.entries(Object(row))))
    : []
}

/** A decimal(19,6) as CONVERT writes it. */
function decimal(value: unknown): string {
  return `${Number(value)}.000000`
}

function asTexts(row: Cells): Cells {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}
