import { parseAnswer } from '@matricula/contract'
import type { Invoice, Log, OpenInvoice } from '@matricula/contract'
import Joi from 'joi'
import { pesos } from './amounts.ts'
import type { Client, ListRequest } from './client.ts'
import { invoiceFrom, invoiceProperties, type FoundInvoice } from './from-invoice.ts'
import { gradesOfLists, priceListProperties } from './from-price-list.ts'
import { itemFrom, itemProperties } from './from-price.ts'
import { receivableFrom, receivableProperties } from './from-receivable.ts'
import { studentPriceTermsFrom, termsProperties } from './from-student-price-terms.ts'
import { quoted } from './odata.ts'
import type { Reads } from './reads.ts'
import type { Settings } from './settings.ts'

export interface ReadsDeps {
  readonly client: Client
  readonly settings: Settings
  readonly log: Log
}

/** The reads by Service Layer. */
export function serviceLayerReads({ client, settings, log }: ReadsDeps): Reads {
  const { balanceField, currencies, priceLists, studentTerms } = settings
  const balanceSchema = Joi.object<Record<string, number>>({ [balanceField]: pesos.required() }).unknown()
  const lists: ListRequest = {
    entity: 'PriceLists',
    query: { select: priceListProperties, orderby: 'PriceListNo' },
  }
  const termsOf = (partnerCode: string): ListRequest => ({
    entity: studentTerms.entity,
    query: {
      select: termsProperties(studentTerms),
      filter: [
        `${studentTerms.partner} eq ${quoted(partnerCode)}`,
        `${studentTerms.project} eq ${quoted(settings.project)}`,
      ].join(' and '),
    },
  })

  return {
    start: async () => {},
    stop: async () => {},
    probe: async () => {},
    async balance(partnerCode, { signal }) {
      const filter = `CardCode eq ${quoted(partnerCode)}`
      const query = { select: ['CardCode', balanceField], filter }
      const [partner] = await client.list({ entity: 'BusinessPartners', query }, signal)
      return partner === undefined ? null : (parseAnswer(balanceSchema, partner)[balanceField] ?? null)
    },
    async openInvoices(partnerCode, { signal }) {
      const query = {
        select: invoiceProperties,
        filter: `CardCode eq ${quoted(partnerCode)} and DocumentStatus eq 'bost_Open' and Cancelled eq 'tNO'`,
        orderby: 'DocDueDate,DocEntry',
      }
      const rows = await client.list({ entity: 'Invoices', query }, signal)
      return payable(
        rows.map((row) => invoiceFrom(row, currencies)),
        log,
      )
    },
    async invoicesDue(partnerCode, { from, to }, { signal }) {
      const days = `DocDueDate ge ${quoted(from)} and DocDueDate le ${quoted(to)}`
      const query = {
        select: invoiceProperties,
        filter: `CardCode eq ${quoted(partnerCode)} and ${days} and Cancelled eq 'tNO'`,
        orderby: 'DocDueDate,DocEntry',
      }
      const rows = await client.list({ entity: 'Invoices', query }, signal)
      return inPesos(
        rows.map((row) => invoiceFrom(row, currencies)),
        log,
      )
    },
    async receivables({ after, count }, { signal }) {
      const query = {
        select: receivableProperties,
        filter: `DocumentStatus eq 'bost_Open' and Cancelled eq 'tNO' and DocEntry gt ${after}`,
        orderby: 'DocEntry',
        top: count,
      }
      const rows = await client.list({ entity: 'Invoices', query }, signal)
      return rows.map((row) => receivableFrom(row, currencies))
    },
    gradesOfLists: async ({ signal }) => gradesOfLists(await client.list(lists, signal), priceLists),
    async *items(from, { signal }) {
      for await (const rows of client.pages(itemsFrom(from, settings), signal)) yield rows.map(itemFrom)
    },
    async priceSheet(partnerCode, { signal }) {
      const requests = [lists, itemsFrom(null, settings), termsOf(partnerCode)]
      const [listed = [], items = [], terms = []] = await client.listsTogether(requests, signal)
      return {
        grades: gradesOfLists(listed, priceLists),
        items: items.map(itemFrom),
        terms: terms.map((row) => studentPriceTermsFrom(row, studentTerms)),
      }
    },
  }
}

function itemsFrom(from: string | null, { priceLists }: Settings): ListRequest {
  const prefixes = priceLists.itemPrefixes.map((prefix) => `startswith(ItemCode,${quoted(prefix)})`)
  const filter = [
    `(${prefixes.join(' or ')})`,
    `Frozen eq 'tNO'`,
    ...(from === null ? [] : [`ItemCode ge ${quoted(from)}`]),
  ].join(' and ')
  return { entity: 'Items', query: { select: itemProperties, filter, orderby: 'ItemCode' } }
}

/** The invoices that can be paid here. */
export function payable(found: readonly FoundInvoice[], log: Log): readonly OpenInvoice[] {
  return inPesos(found, log)
    .filter(({ pending }) => pending > 0)
    .map(({ total: _total, ...open }) => open)
}

/** Paid or not; one in another currency is logged, as nobody sees it. */
export function inPesos(found: readonly FoundInvoice[], log: Log): readonly Invoice[] {
  const foreign = found.filter(({ is }) => is === 'other-currency').length
  if (foreign > 0) log.warn({ invoices: foreign }, 'open invoices in another currency are not shown')
  return found.flatMap((one) => (one.is === 'other-currency' ? [] : [one.invoice]))
}
