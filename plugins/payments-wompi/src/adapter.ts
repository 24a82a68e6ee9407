import { foundPayment, healthOf, PluginFault, runRead } from '@matricula/contract'
import type { CheckoutRequest, PaymentsAdapter, PluginKit } from '@matricula/contract'
import { centsFrom, mostCents } from './cents.ts'
import { healthTexts } from './health-texts.ts'
import { checkoutsIn } from './checkouts.ts'
import { chooseTransaction } from './choose-transaction.ts'
import { mostOnPage, openClient } from './client.ts'
import type { WompiClient } from './client.ts'
import { paymentFrom } from './from-transaction.ts'
import type { Transaction } from './from-transaction.ts'
import { readEvent } from './read-event.ts'
import { findRefund, refund } from './refund.ts'
import { modeOf } from './settings.ts'
import type { Settings } from './settings.ts'
import { statementOf } from './statement.ts'
import { checkoutUrl, customerOf } from './to-checkout-url.ts'

/** Wompi's web checkout: the browser carries a signed URL there, we only sign, ask and listen. */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const client = openClient(settings, kit)
  const checkouts = checkoutsIn(kit.memo)
  const mode = modeOf(settings)
  const context = { log: kit.log, test: mode === 'test' }
  const probe = (signal: AbortSignal) =>
    runRead(() => client.transactions({ page: 1, page_size: 1, reference: 'MATRICULA-HUB' }, signal))

  return {
    supports: Object.freeze({ means: Object.freeze([...settings.means]), webhooks: true, refunds: 'whole' }),
    async start(signal) {
      await runRead(() => client.merchant(signal))
      await probe(signal)
    },
    stop: async () => {},
    check: (signal) =>
      healthOf(() => probe(signal), {
        ...healthTexts,
        note: () => (mode === 'test' ? 'sandbox' : 'production'),
      }),
    async startCheckout(request) {
      checkAmount(request, settings)
      const url = checkoutUrl(request, settings)
      await checkouts.remember(request.reference, centsFrom(request.amount))
      const prefill = customerOf(request.payer, settings.documentType)
      return { is: 'redirect', url, prefill, providerRef: null }
    },
    async find({ reference }, { signal }) {
      const transactions = await runRead(() => everyTransaction(client, reference, signal))
      const chosen = chooseTransaction(transactions)
      if (chosen === null) return null
      const toProviderPayment = (transaction: Transaction) => paymentFrom(transaction, context)
      return foundPayment(toProviderPayment(chosen), transactions.filter(hasMoved).map(toProviderPayment))
    },
    webhooks: { read: (request) => readEvent(request, settings, kit) },
    refunds: {
      refund: (request, write) => refund(client, kit.memo, { request, write }),
      find: (sought, { signal }) => findRefund(client, sought, signal),
    },
    statement: {
      list: (days, paging, { signal }) =>
        runRead(() => statementOf(client, context, { days, paging, signal })),
    },
  }
}

/** Wompi tells it on its own page only, where the payer could do nothing about it. */
function checkAmount({ amount }: CheckoutRequest, { minimumPesos }: Settings): void {
  if (amount >= minimumPesos && centsFrom(amount) <= mostCents) return
  throw new PluginFault('rejected', 'wompi takes no payment of that size', {
    reason: 'amount out of bounds',
    field: 'amount',
  })
}

function hasMoved({ status }: Transaction): boolean {
  return status === 'APPROVED' || status === 'VOIDED'
}

async function everyTransaction(
  client: WompiClient,
  reference: string,
  signal: AbortSignal,
): Promise<readonly Transaction[]> {
  const all: Transaction[] = []
  for (let page = 1; ; page += 1) {
    const listed = await client.transactions({ reference, page, page_size: mostOnPage }, signal)
    all.push(...listed)
    if (listed.length < mostOnPage) return all
  }
}
