import type { PaymentsAdapter, PluginKit, ProviderPayment } from '@matricula/contract'
import { readBankFile } from './bank-file.ts'
import { type Checkout, checkoutsIn } from './checkouts.ts'
import type { Settings } from './settings.ts'

/**
 * A bank agreement (convenio): the family pays at the bank with our reference, and the bank's file tells it. There is
 * nobody to call, so nothing here goes over the network.
 */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const checkouts = checkoutsIn(kit.memo)
  return {
    supports: Object.freeze({ means: Object.freeze(['cash', 'transfer']), webhooks: false, refunds: 'none' }),
    start: async () => undefined,
    stop: async () => undefined,
    check: async () => ({ is: 'up', note: 'The bank answers by its files; there is nobody to ask.' }),
    async startCheckout(request) {
      const { returnUrl } = await checkouts.begin(request, kit.now().toISOString())
      return { is: 'redirect', url: returnUrl, providerRef: null }
    },
    async find({ reference }) {
      const checkout = await checkouts.find(reference)
      return checkout && paymentOf(reference, checkout, kit.now())
    },
    bankFiles: { read: async (content) => readBankFile(content, settings) },
  }
}

/** Only the bank's file says that it was paid, and the hub reads that; until then it waits, or its time is over. */
function paymentOf(
  reference: string,
  { amount, startedAt, expiresAt }: Checkout,
  now: Date,
): ProviderPayment {
  const isOver = now.getTime() >= Date.parse(expiresAt)
  return {
    reference,
    providerRef: reference,
    status: isOver ? 'expired' : 'pending',
    rawStatus: isOver ? 'expired' : 'waiting',
    amount,
    currency: 'COP',
    at: isOver ? expiresAt : startedAt,
    means: null,
    reason: null,
    test: false,
  }
}
