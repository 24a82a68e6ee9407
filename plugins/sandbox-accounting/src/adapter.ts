import type { AccountingAdapter, AccountingSupports, PluginKit } from '@matricula/contract'
import { faultSwitch, numberingIn, pageOf, sandboxHealth } from '@matricula/contract/sandbox'
import { accountOf } from './accounts.ts'
import { balanceOf, invoicesDue, openInvoicesOf } from './debts.ts'
import { findPayment, recordOnAccount, recordPayment } from './incoming-payments.ts'
import { journalOf } from './journal.ts'
import { createOrder, findOrder, ordersOf } from './orders.ts'
import { handlePage } from './pages/handle-page.ts'
import { createPartner, findPartner, partnersByEmail, studentCodeOf } from './partners.ts'
import { priceList } from './price-list.ts'
import { projectsUntil } from './projects.ts'
import { receivablesOf } from './receivables.ts'
import type { Settings } from './settings.ts'
import { studentPricesOf } from './student-prices.ts'
import { lastTransportOf } from './transport-charges.ts'
import { cancelAfter, findCancelled } from './withdrawals.ts'

const supports: Readonly<AccountingSupports> = Object.freeze({
  incomingPayments: true,
  createsPartners: true,
})

/** A whole accounting system in the memo: what it was told lasts, everything else falls from the seed. */
export function openSandboxAccounting(settings: Settings, kit: PluginKit): AccountingAdapter {
  const { memo } = kit
  const faults = faultSwitch(memo)
  const orders = { ...kit, nextNumber: numberingIn(memo, 'order') }
  const payments = { ...kit, nextNumber: numberingIn(memo, 'payment') }
  const projects = projectsUntil(settings.project)
  const codes = projects.map(({ code }) => code)
  const accountOfPartner = async (partnerCode: string) => {
    const student = studentCodeOf((await findPartner(memo, partnerCode))?.code ?? '')
    return student === null ? null : accountOf(settings.seed, student)
  }

  return {
    supports,
    start: (signal) => faults.read(signal, async () => {}),
    stop: async () => {},
    check: (signal) => sandboxHealth(faults, signal),
    findPartner: (code, { signal }) => faults.read(signal, () => findPartner(memo, code)),
    partnersByEmail: (email, { signal }) => faults.read(signal, () => partnersByEmail(memo, email)),
    priceList: (paging, { signal }) => faults.read(signal, async () => pageOf(priceList, paging)),
    studentPrices: ({ studentCode, gradeKey, project }, { signal }) =>
      faults.read(signal, async () =>
        project === settings.project
          ? studentPricesOf(accountOf(settings.seed, studentCode.toUpperCase()), gradeKey)
          : [],
      ),
    balance: (code, { signal }) => faults.read(signal, () => balanceOf(kit, settings, code)),
    projects: ({ signal }) => faults.read(signal, async () => projects),
    lastTransportCharge: (code, { signal }) =>
      faults.read(signal, async () => {
        const account = await accountOfPartner(code)
        return account === null ? null : lastTransportOf(account, settings.project)
      }),
    openInvoices: (code, { signal }) => faults.read(signal, () => openInvoicesOf(kit, settings, code)),
    createOrder: (order, { signal, key }) =>
      faults.write(signal, () => createOrder(orders, order, { key, projects: codes })),
    findOrder: (reference, { signal }) => faults.read(signal, () => findOrder(kit, reference)),
    ordersOf: (numAtCard, project, { signal }) =>
      faults.read(signal, () => ordersOf(kit, numAtCard, project)),
    partners: {
      create: (code, { signal, key }) => faults.write(signal, () => createPartner(memo, code, key)),
    },
    invoices: {
      list: (partnerCode, dueOn, { signal }) =>
        faults.read(signal, () => invoicesDue(kit, settings, { partnerCode, dueOn })),
    },
    receivables: {
      list: (paging, { signal }) => faults.read(signal, () => receivablesOf(kit, settings, paging)),
    },
    withdrawals: {
      cancel: (withdrawal, { signal }) => faults.write(signal, () => cancelAfter(memo, withdrawal)),
      find: (reference, { signal }) => faults.read(signal, () => findCancelled(memo, reference)),
    },
    journal: {
      list: (days, paging, { signal }) => faults.read(signal, () => journalOf(memo, days, paging)),
    },
    adjustedPayments: {
      record: (payment, { signal, key }) => faults.write(signal, () => recordPayment(payments, payment, key)),
    },
    onAccount: {
      record: (payment, { signal, key }) =>
        faults.write(signal, () => recordOnAccount(payments, payment, key)),
      find: (reference, { signal }) => faults.read(signal, () => findPayment(memo, reference)),
    },
    incomingPayments: {
      record: (payment, { signal, key }) => faults.write(signal, () => recordPayment(payments, payment, key)),
      find: (reference, { signal }) => faults.read(signal, () => findPayment(memo, reference)),
    },
    pages: { handle: (request) => handlePage({ settings, kit, faults }, request) },
  }
}
