import type { Log } from '@matricula/contract'
import { parseAnswer, runRead } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import { invoiceFrom } from './from-invoice.ts'
import { gradesOfLists } from './from-price-list.ts'
import { itemFrom, type PricedItem } from './from-price.ts'
import { receivableFrom } from './from-receivable.ts'
import { studentPriceTermsFrom } from './from-student-price-terms.ts'
import type { Reads } from './reads.ts'
import { inPesos, payable } from './service-layer-reads.ts'
import type { Settings } from './settings.ts'
import type { SqlDatabase, Statement } from './sql-database.ts'
import type { SqlSettings } from './sql-settings.ts'
import {
  balanceStatement,
  invoicesDueStatement,
  invoicesStatement,
  itemsStatement,
  listsStatement,
  probeStatement,
  receivablesStatement,
  termsStatement,
} from './sql-statements.ts'

export interface SqlReadsDeps {
  readonly database: SqlDatabase
  readonly settings: Settings
  readonly sql: SqlSettings
  readonly log: Log
}

const itemsAtOnce = 100

/** The reads straight from the company database: nothing is ever written there. */
export function sqlReads({ database, settings, sql, log }: SqlReadsDeps): Reads {
  const { currencies, priceLists, project, studentTerms } = settings

  const lists = async (signal: AbortSignal) =>
    runRead(async () => gradesOfLists(await database.rows(listsStatement, signal), priceLists))

  async function* items(from: string | null, signal: AbortSignal): AsyncGenerator<readonly PricedItem[]> {
    let after: string | null = null
    for (;;) {
      const statement: Statement = itemsStatement({ from, after, count: itemsAtOnce }, settings)
      const page: readonly PricedItem[] = await runRead(async () =>
        itemsFrom(await database.rows(statement, signal)),
      )
      yield page
      after = page.at(-1)?.ItemCode ?? null
      if (after === null || page.length < itemsAtOnce) return
    }
  }

  return {
    start: (signal) => database.open(signal),
    stop: () => database.close(),
    async probe(signal) {
      await database.rows(probeStatement, signal)
    },
    balance: (partnerCode, { signal }) =>
      runRead(async () => {
        const [row] = await database.rows(balanceStatement(partnerCode, sql), signal)
        return row === undefined ? null : parseAnswer(balanceRow, row).Balance
      }),
    openInvoices: (partnerCode, { signal }) =>
      runRead(async () => {
        const rows = await database.rows(invoicesStatement(partnerCode), signal)
        return payable(
          rows.map((row) => invoiceFrom(withLine(row), currencies)),
          log,
        )
      }),
    invoicesDue: (partnerCode, dueOn, { signal }) =>
      runRead(async () => {
        const rows = await database.rows(invoicesDueStatement(partnerCode, dueOn), signal)
        return inPesos(
          rows.map((row) => invoiceFrom(withLine(row), currencies)),
          log,
        )
      }),
    receivables: (range, { signal }) =>
      runRead(async () =>
        (await database.rows(receivablesStatement(range), signal)).map((row) =>
          receivableFrom(row, currencies),
        ),
      ),
    gradesOfLists: ({ signal }) => lists(signal),
    items: (from, { signal }) => items(from, signal),
    async priceSheet(partner, { signal }) {
      const all: PricedItem[] = []
      for await (const page of items(null, signal)) all.push(...page)
      const terms = await runRead(async () =>
        (await database.rows(termsStatement({ partner, project }, studentTerms), signal)).map((row) =>
          studentPriceTermsFrom(row, studentTerms),
        ),
      )
      return { grades: await lists(signal), items: all, terms }
    },
  }
}

const balanceRow = Joi.object<{ readonly Balance: number }>({ Balance: pesos.required() }).required()

const invoiceRow = Joi.object<Record<string, unknown>>({ Dscription: Joi.string().allow('', null) })
  .unknown()
  .required()

/** In the shape of Service Layer, which tells the lines below the invoice. */
function withLine(row: unknown): unknown {
  const { Dscription, ...invoice } = parseAnswer(invoiceRow, row)
  return { ...invoice, DocumentLines: [{ ItemDescription: Dscription ?? null }] }
}

const priceRow = Joi.object<{ readonly ItemCode: string; readonly ItemName: string | null }>({
  ItemCode: Joi.string().required(),
  ItemName: Joi.string().allow('', null).required(),
})
  .unknown()
  .required()

/** One row for each item and price list, as items with their prices; the rows of an item stand together. */
function itemsFrom(rows: readonly unknown[]): readonly PricedItem[] {
  const grouped = new Map<string, { ItemCode: string; ItemName: string | null; ItemPrices: unknown[] }>()
  for (const row of rows) {
    const { ItemCode, ItemName, ...price } = parseAnswer(priceRow, row)
    const item = grouped.get(ItemCode) ?? { ItemCode, ItemName, ItemPrices: [] }
    item.ItemPrices.push(price)
    grouped.set(ItemCode, item)
  }
  return [...grouped.values()].map((item) => itemFrom(item))
}
