import { foundPayment, runRead } from '@matricula/contract'
import type { PaymentsAdapter, PluginKit } from '@matricula/contract'
import { faultSwitch, pause, sandboxHealth } from '@matricula/contract/sandbox'
import { buyerFields, checkoutFields } from './checkout-form.ts'
import { disputesOn } from './disputes.ts'
import { openPaymentService } from './payment-service.ts'
import { payoutsOf } from './payouts.ts'
import { handlePage } from './pages/handle-page.ts'
import { providerPayment } from './provider-payment.ts'
import { readCallback } from './read-callback.ts'
import { findRefund, refund } from './refund.ts'
import type { Settings } from './settings.ts'
import { statementOf } from './statement.ts'

/** A pretend payment gateway, whole in the instance's memo, that speaks HTTP where a real one does. */
export function createAdapter(settings: Settings, kit: PluginKit): PaymentsAdapter {
  const faults = faultSwitch(kit.memo)
  const paymentService = openPaymentService(settings, kit)
  const slowly = <T>(signal: AbortSignal, act: () => Promise<T>) =>
    pause(settings.latency, signal).then(() => act())

  return {
    supports: Object.freeze({ means: Object.freeze([...settings.means]), webhooks: true, refunds: 'part' }),
    // The switch does not stop a start: a tester must not be able to lock the hub out of its own boot.
    start: async () => paymentService.callbackSender.start(),
    stop: () => paymentService.callbackSender.stop(),
    check: (signal) => sandboxHealth(faults, signal),
    startCheckout: (request, write) =>
      slowly(write.signal, () =>
        faults.write(write.signal, async () => {
          const checkout = await paymentService.ledger.open(request, write.key)
          const action = kit.pageUrl('checkout').href
          const fields = checkoutFields(checkout, settings)
          return {
            is: 'form',
            action,
            fields,
            prefill: buyerFields(checkout),
            providerRef: checkout.providerRef,
          }
        }),
      ),
    find: ({ reference }, read) =>
      runRead(() =>
        slowly(read.signal, () =>
          faults.read(read.signal, async () => {
            const payment = await paymentService.ledger.find(reference)
            if (payment === null) return null
            const charges = [payment, ...(await paymentService.ledger.chargesBeside(payment))]
            const [chosen, ...others] = charges.map((one) => providerPayment(one, kit.log))
            return chosen ? foundPayment(chosen, others) : null
          }),
        ),
      ),
    webhooks: { read: async (request) => readCallback(request, settings, kit.log) },
    refunds: {
      refund: (request, write) =>
        faults.write(write.signal, () => refund(paymentService, kit, { ...request, key: write.key })),
      find: (sought, read) =>
        runRead(() => faults.read(read.signal, () => findRefund(paymentService.ledger, sought))),
    },
    statement: {
      list: (days, paging, read) =>
        runRead(() =>
          slowly(read.signal, () =>
            faults.read(read.signal, () => statementOf(paymentService.ledger, kit.log, { days, paging })),
          ),
        ),
    },
    payouts: {
      list: (days, paging, read) =>
        runRead(() =>
          slowly(read.signal, () =>
            faults.read(read.signal, () => payoutsOf(paymentService.ledger, kit, { days, paging })),
          ),
        ),
    },
    disputes: {
      list: (days, paging, read) =>
        runRead(() =>
          slowly(read.signal, () => faults.read(read.signal, () => disputesOn(kit.memo, { days, paging }))),
        ),
    },
    pages: { handle: (request) => handlePage({ settings, kit, paymentService, faults }, request) },
  }
}
