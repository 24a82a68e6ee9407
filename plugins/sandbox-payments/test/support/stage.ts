import type { PluginKit, RawRequest } from '@matricula/contract'
import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch, shortDigest, signatureHeader, signatureOf } from '@matricula/contract/sandbox'
import { callbackBody } from '../../src/callback-body.ts'
import { contest } from '../../src/disputes.ts'
import { openLedger } from '../../src/ledger.ts'
import { rawStatuses } from '../../src/raw-status.ts'
import { merchant, secret } from './gateway.ts'

export const openStage: OpenStage<'payments'> = async (kit) => {
  const ledger = openLedger(kit, secret)
  const faults = faultSwitch(kit.memo)
  const known = async (reference: string) => {
    const payment = await ledger.find(reference)
    if (!payment) throw new Error('the vendor knows no such payment')
    return payment
  }
  return {
    settings: { merchant, secret },
    secrets: [secret],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      effects: (act) => effectsOf(kit, act),
    },
    facts: {
      statuses: rawStatuses,
      async checkoutAtVendor(reference) {
        const { amount, currency, returnUrl, expiresAt } = (await known(reference)).checkout
        return { amount, currency, returnUrl, expiresAt }
      },
      async refundsAtVendor(reference) {
        const { steps } = await known(reference)
        return steps.flatMap(({ refund }) => refund?.amount ?? [])
      },
      async settle(reference, rawStatus) {
        const { checkout } = await known(reference)
        const at = kit.now().toISOString()
        await ledger.advance(checkout, ({ now }) => ({ ...now, rawStatus, at }))
      },
      payOut: async () => kit.passTime(threeDaysMs),
      async contest(reference, status) {
        await contest(kit, await known(reference), status)
      },
      async callback(reference, rawStatus) {
        const payment = await known(reference)
        return signed(callbackBody(payment, { ...payment.now, rawStatus }, merchant))
      },
      unknownCallback: async () => signed({ eventId: 'x', type: 'settlement-report', merchant }),
    },
    close: async () => {},
  }
}

/** From any day to the weekday after it. */
const threeDaysMs = 3 * 86_400_000

/** Payments and refunds that stand in the vendor's memo under this reference, or that this key made. */
async function effectsOf({ memo }: PluginKit, act: string): Promise<number> {
  const entries = [...(await memo.list('payment:')), ...(await memo.list('step:'))]
  const digest = shortDigest(act)
  return entries.filter(
    ({ key, value }) => key === `payment:${act}` || JSON.stringify(value).includes(`"act":"${digest}"`),
  ).length
}

function signed(content: object): RawRequest {
  const body = new TextEncoder().encode(JSON.stringify(content))
  return {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, secret) },
    body,
  }
}
