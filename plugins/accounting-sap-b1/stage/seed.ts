import { smallSchool } from '@matricula/contract/kit'
import type { SchoolStudent } from '@matricula/contract/kit'

type Cells = Record<string, unknown>

export const taxCodes = new Set(['EXCL'])

const gradeLists = [...new Set(smallSchool.priceList.map(({ listName }) => listName))]

/** SAP's names of the price lists, which hold 32 characters, and the grades each is for. */
export const priceListNames: Readonly<Record<string, string>> = Object.fromEntries(
  gradeLists.map((grades, index) => [`Tarifas ${smallSchool.project} ${index + 1}`, grades]),
)

/** The small school's accounts as SAP holds them. */
export function seededRows(now: Date): Record<string, Cells[]> {
  return {
    BusinessPartners: smallSchool.students.map(({ account: { partner, balances } }) => ({
      CardCode: partner.code,
      CardName: partner.name,
      CardType: 'cCustomer',
      EmailAddress: partner.email,
      CurrentAccountBalance: balances[0] ?? 0,
    })),
    IncomingPayments: [],
    Invoices: smallSchool.students.flatMap((student, index) => invoicesOf(student, { index, now })),
    Items: itemRows(),
    Orders: [],
    PriceLists: [
      { PriceListNo: 1, PriceListName: 'Lista base', Active: 'tYES' },
      ...Object.keys(priceListNames).map((name, index) => ({
        PriceListNo: index + 2,
        PriceListName: name,
        Active: 'tYES',
      })),
    ],
    Projects: smallSchool.projects.map(({ code, name, active }) => ({
      Code: code,
      Name: name,
      Active: active ? 'tYES' : 'tNO',
    })),
    U_MATRICULA_TERMS: smallSchool.students.flatMap(termsOf),
  }
}

/** Every item stands in every price list; 0 where it isn't sold. */
function itemRows(): Cells[] {
  const codes = [...new Set(smallSchool.priceList.map(({ itemCode }) => itemCode))]
  return codes.map((code) => {
    const entries = smallSchool.priceList.filter(({ itemCode }) => itemCode === code)
    const prices = gradeLists.map((grades, index) => ({
      PriceList: index + 2,
      Price: entries.find(({ listName }) => listName === grades)?.price ?? 0,
      Currency: '$',
      BasePriceList: index + 2,
      Factor: 1,
    }))
    const base = { PriceList: 1, Price: 0, Currency: null, BasePriceList: 1, Factor: 1 }
    return { ItemCode: code, ItemName: entries[0]?.itemName, Frozen: 'tNO', ItemPrices: [base, ...prices] }
  })
}

function termsOf({ account: { partner, prices } }: SchoolStudent): Cells[] {
  return prices
    .filter(
      ({ scholarship, commercialPrice, total, progressiveDiscount, annuity100Paid, annuity50Paid }) =>
        [scholarship, commercialPrice, total, progressiveDiscount].some(
          (value) => value !== 0 && value !== null,
        ) || [annuity100Paid, annuity50Paid].includes('Si'),
    )
    .map((price, index) => ({
      Code: `${partner.code}-${index}`,
      Name: `${partner.code}-${index}`,
      U_CardCode: partner.code,
      U_Project: smallSchool.project,
      U_ItemCode: price.itemCode,
      U_CommercialPrice: price.commercialPrice,
      U_Total: price.total,
      U_Schoolarship: price.scholarship / 100,
      U_progresiveDiscount: price.progressiveDiscount === null ? null : price.progressiveDiscount / 100,
      U_mat_100: price.annuity100Paid,
      U_mat_50: price.annuity50Paid,
      U_RH_DAnualidad100: price.annuity100,
      U_RH_DAnualidad50: price.annuity50,
    }))
}

const dayMs = 24 * 60 * 60 * 1000

/** What is open, and last year's transport, paid long ago. */
function invoicesOf(
  { account: { partner, invoices, lastTransport } }: SchoolStudent,
  { index, now }: { readonly index: number; readonly now: Date },
): Cells[] {
  const head = { CardCode: partner.code, CardName: partner.name, DocCurrency: '$', Cancelled: 'tNO' }
  const open = invoices.map((invoice) => ({
    ...head,
    DocEntry: Number(invoice.docNum),
    DocNum: Number(invoice.docNum),
    DocDate: invoice.dueDate,
    DocDueDate: invoice.dueDate,
    DocTotal: invoice.pending,
    PaidToDate: 0,
    DocumentStatus: 'bost_Open',
    DocumentLines: [{ LineNum: 0, ItemCode: 'CM-0001-1', ItemDescription: invoice.description }],
  }))
  if (lastTransport === null) return open
  const { itemCode, concept, price, project } = lastTransport
  const lastYear = new Date(now.getTime() - 300 * dayMs).toISOString().slice(0, 10)
  const line = {
    LineNum: 1,
    ItemCode: itemCode,
    ItemDescription: concept,
    UnitPrice: price,
    ProjectCode: project,
  }
  const paid = {
    ...head,
    DocEntry: 5000 + index,
    DocNum: 5000 + index,
    DocDate: lastYear,
    DocDueDate: lastYear,
    DocTotal: price,
    PaidToDate: price,
    DocumentStatus: 'bost_Close',
    DocumentLines: [line],
  }
  return [...open, paid]
}
