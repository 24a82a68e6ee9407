import type {
  AccountingLine,
  AccountingOrder,
  AdjustedPayment,
  IncomingPayment,
  PaymentOnAccount,
} from '../../domain/accounting.ts'
import { bogotaDay } from '../../domain/bogota-day.ts'
import type { StudentPriceQuery, Withdrawal } from '../../kinds/accounting.ts'
import type { Read } from '../../lifecycle.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Act, Acts } from './acts.ts'
import { today } from './today.ts'

type Accounting = Scene<'accounting'>

export function priceQuery({ stage }: Accounting): StudentPriceQuery {
  const { studentCode, gradeKey, project } = stage.facts
  return { studentCode, gradeKey, project, antiquity: 'old' }
}

interface OneLineOrder extends AccountingOrder {
  readonly lines: readonly [AccountingLine]
}

/** An order of one thing this student is really charged. */
export async function anOrder(scene: Accounting): Promise<OneLineOrder> {
  const { partnerCode, studentCode, project } = scene.stage.facts
  const prices = await scene.adapter.studentPrices(priceQuery(scene), scene.read())
  const price = prices.find((entry) => entry.price > 0)
  if (!price) throw new Error('the stage charges its student nothing')
  const dueDate = bogotaDay(scene.kit.now())
  const line = {
    itemCode: price.itemCode,
    name: price.itemName,
    quantity: 1,
    taxCode: 'EXENTO',
    unitPrice: price.price,
    discountPercent: 0,
    project,
    shipDate: dueDate,
    fields: {},
  }
  return {
    reference: scene.reference(),
    partnerCode,
    numAtCard: studentCode,
    dueDate,
    project,
    lines: [line],
  }
}

export async function anIncomingPayment(scene: Accounting): Promise<IncomingPayment> {
  const { partnerCode } = scene.stage.facts
  const [invoice] = await scene.adapter.openInvoices(partnerCode, scene.read())
  const amount = invoice?.pending ?? 150_000
  return {
    reference: scene.reference(),
    partnerCode,
    amount,
    paidOn: bogotaDay(scene.kit.now()),
    providerRef: scene.reference(),
    documents: invoice ? [{ docNum: invoice.docNum, amount }] : [],
  }
}

/** Of all that is open of a document, a little of it as the discount, and a surcharge; null where nothing is open. */
export async function anAdjustedPayment(scene: Accounting): Promise<AdjustedPayment | null> {
  const payment = await anIncomingPayment(scene)
  const [document] = payment.documents
  if (document === undefined) return null
  const [discount, surcharge] = [1000, 12_260]
  const adjusted = { ...document, amount: document.amount - discount, surcharge, discount }
  return { ...payment, amount: adjusted.amount + surcharge, documents: [adjusted] }
}

export function aPaymentOnAccount(scene: Accounting): PaymentOnAccount {
  return {
    reference: scene.reference(),
    partnerCode: scene.stage.facts.partnerCode,
    amount: 150_000,
    paidOn: bogotaDay(scene.kit.now()),
    providerRef: scene.reference(),
  }
}

/** Of an order that is booked. */
export async function aWithdrawal(scene: Accounting): Promise<Withdrawal> {
  const order = await anOrder(scene)
  await scene.adapter.createOrder(order, scene.write())
  return { reference: order.reference, day: bogotaDay(scene.kit.now()), reason: 'Se muda de ciudad' }
}

function reads(
  name: string,
  ask: (scene: Accounting, read: Read) => Promise<unknown>,
): Act<'accounting', Read> {
  return { name, prepare: async (scene) => (read) => ask(scene, read) }
}

export const accountingActs: Acts<'accounting'> = {
  reads: [
    reads('findPartner', ({ adapter, stage }, read) => adapter.findPartner(stage.facts.partnerCode, read)),
    reads('partnersByEmail', ({ adapter }, read) => adapter.partnersByEmail('kit@example.com', read)),
    reads('priceList', ({ adapter }, read) => adapter.priceList({ size: 2 }, read)),
    reads('studentPrices', (scene, read) => scene.adapter.studentPrices(priceQuery(scene), read)),
    reads('balance', ({ adapter, stage }, read) => adapter.balance(stage.facts.partnerCode, read)),
    reads('projects', ({ adapter }, read) => adapter.projects(read)),
    reads('lastTransportCharge', ({ adapter, stage }, read) =>
      adapter.lastTransportCharge(stage.facts.partnerCode, read),
    ),
    reads('openInvoices', ({ adapter, stage }, read) => adapter.openInvoices(stage.facts.partnerCode, read)),
    reads('findOrder', ({ adapter }, read) => adapter.findOrder(nothing, read)),
    reads('ordersOf', ({ adapter, stage: { facts } }, read) =>
      adapter.ordersOf(facts.studentCode, facts.project, read),
    ),
    {
      name: 'incomingPayments.find',
      prepare: async ({ adapter: { incomingPayments } }) =>
        incomingPayments ? (read) => incomingPayments.find(nothing, read) : null,
    },
    {
      name: 'onAccount.find',
      prepare: async ({ adapter: { onAccount } }) =>
        onAccount ? (read) => onAccount.find(nothing, read) : null,
    },
    {
      name: 'invoices.list',
      prepare: async ({ adapter: { invoices }, stage, kit }) =>
        invoices ? (read) => invoices.list(stage.facts.partnerCode, today(kit.now()), read) : null,
    },
    {
      name: 'receivables.list',
      prepare: async ({ adapter: { receivables } }) =>
        receivables ? (read) => receivables.list({ size: 2 }, read) : null,
    },
    {
      name: 'withdrawals.find',
      prepare: async ({ adapter: { withdrawals } }) =>
        withdrawals ? (read) => withdrawals.find(nothing, read) : null,
    },
    {
      name: 'journal.list',
      prepare: async ({ adapter: { journal }, kit }) =>
        journal ? (read) => journal.list(today(kit.now()), { size: 2 }, read) : null,
    },
  ],
  writes: [
    {
      name: 'createOrder',
      async prepare(scene) {
        const order = await anOrder(scene)
        return (write) => scene.adapter.createOrder(order, write)
      },
    },
    {
      name: 'incomingPayments.record',
      async prepare(scene) {
        const { incomingPayments } = scene.adapter
        if (!incomingPayments) return null
        const payment = await anIncomingPayment(scene)
        return (write) => incomingPayments.record(payment, write)
      },
    },
    {
      name: 'adjustedPayments.record',
      async prepare(scene) {
        const { adjustedPayments } = scene.adapter
        if (!adjustedPayments) return null
        const payment = await anAdjustedPayment(scene)
        if (payment === null) return null
        return (write) => adjustedPayments.record(payment, write)
      },
    },
    {
      name: 'onAccount.record',
      async prepare(scene) {
        const { onAccount } = scene.adapter
        if (!onAccount) return null
        const payment = aPaymentOnAccount(scene)
        return (write) => onAccount.record(payment, write)
      },
    },
    {
      name: 'withdrawals.cancel',
      async prepare(scene) {
        const { withdrawals } = scene.adapter
        if (!withdrawals) return null
        const withdrawal = await aWithdrawal(scene)
        return (write) => withdrawals.cancel(withdrawal, write)
      },
    },
    {
      name: 'partners.create',
      prepare: async ({ adapter: { partners }, stage }) =>
        partners ? (write) => partners.create(stage.facts.unknownPartnerCode, write) : null,
    },
  ],
  misses: [
    {
      name: 'findPartner',
      ask: ({ adapter, stage }, read) => adapter.findPartner(stage.facts.unknownPartnerCode, read),
    },
    {
      name: 'partnersByEmail',
      ask: ({ adapter }, read) => adapter.partnersByEmail('nobody@kit.invalid', read),
    },
    {
      name: 'balance',
      ask: ({ adapter, stage }, read) => adapter.balance(stage.facts.unknownPartnerCode, read),
    },
    {
      name: 'lastTransportCharge',
      ask: ({ adapter, stage }, read) => adapter.lastTransportCharge(stage.facts.unknownPartnerCode, read),
    },
    {
      name: 'openInvoices',
      ask: ({ adapter, stage }, read) => adapter.openInvoices(stage.facts.unknownPartnerCode, read),
    },
    { name: 'findOrder', ask: ({ adapter }, read) => adapter.findOrder(nothing, read) },
    {
      name: 'ordersOf',
      ask: ({ adapter, stage }, read) => adapter.ordersOf(nothing, stage.facts.project, read),
    },
    {
      name: 'incomingPayments.find',
      ask: async ({ adapter }, read) => (await adapter.incomingPayments?.find(nothing, read)) ?? null,
    },
    {
      name: 'onAccount.find',
      ask: async ({ adapter }, read) => (await adapter.onAccount?.find(nothing, read)) ?? null,
    },
    {
      name: 'withdrawals.find',
      ask: async ({ adapter }, read) => (await adapter.withdrawals?.find(nothing, read)) ?? null,
    },
  ],
}
