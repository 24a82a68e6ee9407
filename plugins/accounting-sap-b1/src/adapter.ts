import { runRead } from '@matricula/contract'
import type { AccountingAdapter, PluginKit } from '@matricula/contract'
import { createKeyedMutex, type KeyedMutex } from '@matricula/contract/parts'
import { serviceLayerClient, type Client } from './client.ts'
import { projectFrom, projectProperties } from './from-project.ts'
import { healthAfter } from './health.ts'
import { findPayment, recordPayment } from './incoming-payments.ts'
import { pageOfJournal } from './journal.ts'
import { lastTransportCharge } from './last-transport.ts'
import { createOrder, findOrder, ordersOf } from './orders.ts'
import { createPartner, findPartner, partnersByEmail } from './partners.ts'
import { pageOfPrices } from './price-pages.ts'
import { pageOfReceivables } from './receivables.ts'
import { verifyProperties } from './required-properties.ts'
import { serviceLayerReads } from './service-layer-reads.ts'
import type { Settings } from './settings.ts'
import { sqlDatabase } from './sql-database.ts'
import { sqlReads } from './sql-reads.ts'
import { studentPricesFrom } from './student-prices.ts'

/** SAP Business One. `openSql` stands in for the real driver in tests. */
export function createAdapter(settings: Settings, kit: PluginKit, openSql = sqlDatabase): AccountingAdapter {
  const { log } = kit
  const now = () => kit.now()
  const { newPartners, incomingPayments, sql, currencies } = settings
  const client = serviceLayerClient(settings, kit)
  const reads =
    sql === undefined
      ? serviceLayerReads({ client, settings, log })
      : sqlReads({ database: openSql(sql), settings, sql, log })
  const orders = { client, settings: settings.orders, log, now }
  const inTurn = createKeyedMutex()
  const supports = Object.freeze({
    incomingPayments: incomingPayments !== undefined,
    createsPartners: newPartners !== undefined,
  })

  return {
    supports,
    async start(signal) {
      await reads.start(signal)
      await runRead(async () => verifyProperties(await client.metadata(signal), settings))
    },
    async stop() {
      await client.leave()
      await reads.stop()
    },
    check: (signal) =>
      healthAfter(async () => {
        await client.list({ entity: 'Projects', query: { select: ['Code'], top: 1 } }, signal)
        await reads.probe(signal)
      }),
    findPartner: (code, read) => runRead(() => findPartner(client, code, read)),
    partnersByEmail: (email, read) => runRead(() => partnersByEmail(client, email, read)),
    priceList: (paging, read) => runRead(() => pageOfPrices(reads, currencies, { paging, read })),
    studentPrices: ({ studentCode, gradeKey, project }, read) =>
      runRead(async () => {
        if (project !== settings.project) return []
        const sheet = await reads.priceSheet(`C${studentCode.toUpperCase()}`, read)
        return studentPricesFrom(sheet, { gradeKey, currencies })
      }),
    balance: (partnerCode, read) =>
      runRead(async () => {
        const balance2 = await reads.balance(partnerCode, read)
        return balance2 === null ? [] : [{ partnerCode, balance2 }]
      }),
    projects: ({ signal }) =>
      runRead(async () => {
        const query = { select: projectProperties, orderby: 'Code' }
        return (await client.list({ entity: 'Projects', query }, signal)).map(projectFrom)
      }),
    lastTransportCharge: (code, read) =>
      runRead(() => lastTransportCharge({ client, settings, now }, code, read)),
    openInvoices: (code, read) => runRead(() => reads.openInvoices(code, read)),
    invoices: { list: (code, dueOn, read) => runRead(() => reads.invoicesDue(code, dueOn, read)) },
    receivables: { list: (paging, read) => runRead(() => pageOfReceivables(reads, log, { paging, read })) },
    createOrder: (order, write) =>
      inTurn(`order ${order.reference}`, write.signal, () => createOrder(orders, order, write)),
    findOrder: (reference, read) => runRead(() => findOrder(orders, reference, read)),
    ordersOf: (numAtCard, project, read) => runRead(() => ordersOf(orders, { numAtCard, project }, read)),
    journal: {
      list: (days, paging, read) =>
        runRead(() =>
          pageOfJournal(
            {
              client,
              orderField: settings.orders.referenceField,
              paymentField: incomingPayments?.referenceField ?? null,
            },
            { days, paging, read },
          ),
        ),
    },
    ...partnersFacet(client, newPartners, inTurn),
    ...paymentsFacet(client, incomingPayments, inTurn),
  }
}

function partnersFacet(
  client: Client,
  settings: Settings['newPartners'],
  inTurn: KeyedMutex,
): Pick<AccountingAdapter, 'partners'> {
  if (settings === undefined) return {}
  return {
    partners: {
      create: (code, write) =>
        inTurn(`partner ${code}`, write.signal, () => createPartner(client, settings, { code, write })),
    },
  }
}

function paymentsFacet(
  client: Client,
  settings: Settings['incomingPayments'],
  inTurn: KeyedMutex,
): Pick<AccountingAdapter, 'incomingPayments'> {
  if (settings === undefined) return {}
  const deps = { client, settings }
  return {
    incomingPayments: {
      record: (payment, write) =>
        inTurn(`payment ${payment.reference}`, write.signal, () => recordPayment(deps, payment, write)),
      find: (reference, read) => runRead(() => findPayment(deps, reference, read)),
    },
  }
}
