import { bogotaDay, isWithin, PluginFault } from '../../../src/index.ts'
import type {
  BankFileLine,
  PaymentStatus,
  PaymentsAdapter,
  PluginKit,
  ProviderPayment,
} from '../../../src/index.ts'
import type { Facts } from '../../../src/kit/index.ts'
import { faultSwitch } from '../../../src/sandbox/fault-switch.ts'
import { readNote, signedNote } from './callbacks.ts'
import { contest, listDisputes } from './disputes.ts'
import { listPayouts, payOut } from './payouts.ts'
import { pageOf } from './sis.ts'
import { keep, secret, soundDefinition, soundLife, soundTrial } from './sound.ts'
import { refundPlace } from './stored-payment.ts'
import type { StoredPayment } from './stored-payment.ts'

const statuses: Record<string, PaymentStatus> = {
  APPROVED: 'approved',
  REJECTED: 'declined',
  WAITING: 'pending',
}

type PaymentTold = Pick<StoredPayment, 'reference' | 'rawStatus' | 'amount'>

export function paymentOf(kit: PluginKit, { reference, rawStatus, amount }: PaymentTold): ProviderPayment {
  const status = statuses[rawStatus]
  if (!status) kit.log.warn({ rawStatus }, 'a status nobody heard of')
  return {
    reference,
    providerRef: `P-${reference}`,
    status: status ?? 'pending',
    rawStatus,
    amount,
    currency: 'COP',
    at: kit.now().toISOString(),
    means: null,
    reason: null,
    test: true,
  }
}

const definition = soundDefinition('payments', (kit, { apiKey }): PaymentsAdapter => {
  const { memo } = kit
  const faults = faultSwitch(memo)
  return {
    ...soundLife(faults),
    supports: Object.freeze({ means: Object.freeze(['card']), webhooks: true, refunds: 'part' }),
    startCheckout: ({ reference, amount, returnUrl, expiresAt }, { signal }) =>
      faults.write(signal, async () => {
        const callbackUrl = kit.callbackUrl().href
        const value: StoredPayment = {
          reference,
          rawStatus: 'WAITING',
          amount,
          returnUrl,
          callbackUrl,
          expiresAt,
        }
        await keep(memo, `payment:${reference}`, { value, effect: reference })
        return { is: 'redirect', url: `https://vendor.example/${reference}`, providerRef: `P-${reference}` }
      }),
    find: ({ reference }, { signal }) =>
      faults.read(signal, async () => {
        const stored = (await memo.get(`payment:${reference}`)) as StoredPayment | undefined
        if (!stored) return null
        const again = (await memo.list(`again:${reference}:`)).map(({ value }) => value as StoredPayment)
        const others = again.map((one) => ({ ...paymentOf(kit, one), providerRef: `P-${reference}-2` }))
        return { ...paymentOf(kit, stored), others }
      }),
    webhooks: {
      read: (request) =>
        readNote(request, apiKey, ({ subject, rawStatus }) =>
          paymentOf(kit, { reference: subject, rawStatus, amount: 1_234_567 }),
        ),
    },
    statement: {
      list: (days, paging, { signal }) =>
        faults.read(signal, async () => {
          const stored = (await memo.list('payment:')).map(({ value }) => value as StoredPayment)
          const moved = stored.filter(({ rawStatus }) => rawStatus === 'APPROVED')
          return pageOf(
            isWithin(bogotaDay(kit.now()), days) ? moved.map((one) => paymentOf(kit, one)) : [],
            paging,
          )
        }),
    },
    payouts: {
      list: (days, paging, { signal }) => faults.read(signal, () => listPayouts(memo, days, paging)),
    },
    disputes: {
      list: (days, paging, { signal }) => faults.read(signal, () => listDisputes(memo, days, paging)),
    },
    bankFiles: {
      read: async (content) => new TextDecoder().decode(content).split('\n').map(bankLineOf),
    },
    refunds: {
      refund: ({ reference, amount }, { key, signal }) =>
        faults.write(signal, async () => {
          const paid = (await memo.get(`payment:${reference}`)) as StoredPayment
          if (amount > paid.amount) throw new PluginFault('rejected', 'more than was paid cannot go back')
          await memo.add(refundPlace(reference, key), amount)
          return { ref: `R-${key}`, status: 'done', reason: null }
        }),
      find: ({ reference, key }, { signal }) =>
        faults.read(signal, async () =>
          (await memo.get(refundPlace(reference, key))) === undefined
            ? null
            : { ref: `R-${key}`, status: 'done', reason: null },
        ),
    },
  }
})

/** `reference amount day` with a space between. */
function bankLineOf(text: string, index: number): BankFileLine {
  const [, reference = text, amount, day] = /^(\S+) (\d+) (\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  return { line: index + 1, reference, paid: amount && day ? { amount: Number(amount), day } : null }
}

export const soundPayments = soundTrial(definition, (kit): Facts['payments'] => {
  const { memo } = kit
  return {
    statuses,
    async checkoutAtVendor(reference) {
      const stored = (await memo.get(`payment:${reference}`)) as StoredPayment | undefined
      return stored ? { ...stored, currency: 'COP' } : null
    },
    refundsAtVendor: async (reference) =>
      (await memo.list(refundPlace(reference, ''))).map(({ value }) => value as number),
    async settle(reference, rawStatus) {
      const stored = (await memo.get(`payment:${reference}`)) as StoredPayment
      await memo.set(`payment:${reference}`, { ...stored, rawStatus })
    },
    async chargeAgain(reference, rawStatus) {
      const stored = (await memo.get(`payment:${reference}`)) as StoredPayment
      await memo.set(`again:${reference}:2`, { ...stored, rawStatus })
    },
    callback: async (subject, rawStatus) => signedNote({ type: 'status', subject, rawStatus }, secret),
    payOut: () => payOut(memo, bogotaDay(kit.now())),
    contest: (reference, status) => contest(memo, { reference, status, day: bogotaDay(kit.now()) }),
    bankFile: async () => ({
      content: new TextEncoder().encode('MH-1 1234567 2025-06-19\nMH-2 mucho'),
      lines: [
        { line: 1, reference: 'MH-1', paid: { amount: 1_234_567, day: '2025-06-19' } },
        { line: 2, reference: 'MH-2 mucho', paid: null },
      ],
    }),
    unknownCallback: async () => signedNote({ type: 'birthday', subject: 'x', rawStatus: 'x' }, secret),
  }
})
