import { bogotaDay } from '../../../src/index.ts'
import type { PaymentsAdapter, ProviderPayment } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { paymentOf } from '../sound/payments.ts'
import type { StoredPayment } from '../sound/stored-payment.ts'
import { pageOf } from '../sound/sis.ts'
import { recordEffect } from '../sound/sound.ts'
import { brokenBankFiles } from './bank-files.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakage, Breakages } from './breakage.ts'
import { brokenCharges, finding } from './charges.ts'
import { brokenCheckouts } from './checkout-at-vendor.ts'
import { brokenDisputes } from './disputes.ts'
import { brokenPayouts } from './payouts.ts'
import { brokenPrefill } from './prefill.ts'
import { brokenRefunds } from './refunds.ts'
import { wrongJudges } from './webhooks.ts'

const { payments } = sound

/** A start that does something before; `calls` counts from 1. */
function starting(
  intact: PaymentsAdapter,
  before: (reference: string, calls: number) => Promise<void>,
): Pick<PaymentsAdapter, 'startCheckout'> {
  let calls = 0
  return {
    async startCheckout(request, write) {
      calls += 1
      await before(request.reference, calls)
      return intact.startCheckout(request, write)
    },
  }
}

const doubling = withAdapter(payments, (sound, { memo }) =>
  starting(sound, (reference) => recordEffect(memo, reference)),
)

/** A statement that tells a day's payments changed. */
const stating = (change: (payments: readonly ProviderPayment[]) => readonly ProviderPayment[]) =>
  withAdapter(payments, ({ statement }) =>
    statement
      ? {
          statement: {
            async list(days, paging, read) {
              const { items } = await statement.list(days, { size: 1000 }, read)
              return pageOf(change(items), paging)
            },
          },
        }
      : {},
  )

const callbacks = Object.fromEntries(
  Object.entries(wrongJudges<ProviderPayment>()).map(([title, judges]) => [
    title,
    judges.map(({ how, says, judge }): Breakage<Law<'payments'>> =>
      breaking(
        how,
        says,
        withAdapter(payments, ({ webhooks }) =>
          webhooks ? { webhooks: { read: (request) => judge((raw) => webhooks.read(raw), request) } } : {},
        ),
      ),
    ),
  ]),
)

export const brokenPayments: Breakages<Law<'payments'>> = {
  ...callbacks,
  ...brokenBankFiles,
  ...brokenCharges,
  ...brokenPayouts,
  ...brokenDisputes,
  ...brokenPrefill,
  ...brokenCheckouts,
  'a genuine callback of an unknown type is nothing for us': [
    ...(callbacks['a genuine callback of an unknown type is nothing for us'] ?? []),
    breaking(
      'the stage makes no such callback',
      'the unknown callback of the stage is there',
      withStage(payments, ({ facts }) => {
        const silent = { ...facts }
        delete silent.unknownCallback
        return { facts: silent }
      }),
    ),
  ],
  'there is a means to pay with': [
    breaking(
      'no means',
      'greater than or equal',
      withAdapter(payments, ({ supports }) => ({ supports: { ...supports, means: [] } })),
    ),
  ],
  'a checkout started twice with one key is one checkout': [
    breaking('every call starts one', 'less than or equal', doubling),
    breaking(
      'the answers differ',
      'to deeply equal',
      withAdapter(payments, (intact) => {
        let calls = 0
        return {
          async startCheckout(request, write) {
            calls += 1
            return { ...(await intact.startCheckout(request, write)), providerRef: `P-${calls}` }
          },
        }
      }),
    ),
    breaking(
      'what never was is found',
      'to be null',
      withAdapter(payments, (intact, kit) => ({
        find: async (payment, read) =>
          (await intact.find(payment, read)) ??
          paymentOf(kit, { reference: payment.reference, rawStatus: 'WAITING', amount: 1 }),
      })),
    ),
  ],
  'every status the vendor is known to use means what the facts say': [
    breaking(
      'a decline is pending',
      'to match object',
      finding((found) => (found.status === 'declined' ? { ...found, status: 'pending' } : found)),
    ),
    breaking(
      "the vendor's word is lost",
      'to match object',
      finding((found) => ({ ...found, rawStatus: found.status })),
    ),
  ],
  'a status nobody heard of is pending, with a warning in the log': [
    breaking(
      'it is a decline',
      "'pending'",
      finding((found) => (found.rawStatus === 'KIT_INVENTED' ? { ...found, status: 'declined' } : found)),
    ),
    breaking('nobody is warned', 'greater than', {
      ...payments,
      definition: {
        ...payments.definition,
        create: (settings, kit) =>
          payments.definition.create(settings, { ...kit, log: { ...kit.log, warn: () => {} } }),
      },
    }),
  ],
  'an amount is the whole pesos that were asked, and says its currency': [
    breaking(
      'cents are taken for pesos',
      'to match object',
      finding((found) => ({ ...found, amount: found.amount * 100 })),
    ),
    breaking(
      'dollars',
      'to match object',
      finding((found) => ({ ...found, currency: 'USD' })),
    ),
  ],
  'a checkout accepted before the vendor hung up is found, and started again is still one': [
    breaking(
      'it is not found',
      'found by our reference',
      finding(() => null),
    ),
    breaking(
      'starting again starts another',
      'to be 1',
      withAdapter(payments, (sound, { memo }) =>
        starting(sound, async (reference, calls) => {
          if (calls > 2) await recordEffect(memo, reference)
        }),
      ),
    ),
  ],
  'a checkout that nobody can find again is started anew, and then found': [
    breaking(
      'what was started anew is not found',
      'found by our reference',
      withStage(
        finding(() => null),
        ({ facts }) => ({ facts: { ...facts, orphans: true } }),
      ),
    ),
  ],
  ...brokenRefunds,
  'the statement of a span of days pages stably and says of a payment what find says': [
    breaking(
      'a payment comes on two pages',
      'nothing comes twice',
      stating((payments) => [...payments, ...payments.slice(0, 1)]),
    ),
    breaking(
      'the amounts are in cents',
      'the statement',
      stating((payments) => payments.map((payment) => ({ ...payment, amount: payment.amount * 100 }))),
    ),
    breaking(
      'a payment that waits is listed',
      'no money of it has moved',
      withAdapter(payments, ({ statement }, kit) =>
        statement
          ? {
              statement: {
                list: async (_days, paging) => {
                  const stored = (await kit.memo.list('payment:')).map(({ value }) => value as StoredPayment)
                  return pageOf(
                    stored.map((one) => paymentOf(kit, one)),
                    paging,
                  )
                },
              },
            }
          : {},
      ),
    ),
    breaking(
      'every day is the same',
      'a day before all of them',
      withAdapter(payments, ({ statement }, kit) =>
        statement
          ? {
              statement: {
                list: (_days, paging, read) =>
                  statement.list({ from: '2000-01-01', to: bogotaDay(kit.now()) }, paging, read),
              },
            }
          : {},
      ),
    ),
  ],
}
