import { expect } from 'vitest'
import type { CheckoutRequest, CheckoutStart, FoundPayment, RefundRequest } from '../../kinds/payments.ts'
import { isLoopback } from '../../settings.ts'
import type { Scene } from '../scene.ts'
import { nothing } from './acts.ts'
import type { Acts } from './acts.ts'
import { readCallback } from './read-callback.ts'
import { today } from './today.ts'

type Payments = Scene<'payments'>

const payer = {
  name: 'Anabel',
  lastname: 'Rojas Pulido',
  id: '1000100010',
  document: null,
  email: 'acudiente@example.com',
  phone: '3000000000',
}

export function aCheckout(scene: Payments): CheckoutRequest {
  return {
    reference: scene.reference(),
    amount: 1_234_567,
    currency: 'COP',
    description: 'Matrícula 10001',
    payer,
    extras: ['10001', '2025-2026', 'Matriculas'],
    returnUrl: 'https://hub.example/volver',
    locale: 'es-CO',
    expiresAt: inAnHour(scene.kit.now()),
  }
}

/** Vendors count in whole seconds. */
function inAnHour(now: Date): string {
  return new Date(Math.floor(now.getTime() / 1000) * 1000 + 3_600_000).toISOString()
}

/** A checkout of which the vendor has heard: by the adapter, or by the payer's browser. */
export async function aStartedCheckout(scene: Payments): Promise<CheckoutRequest> {
  const checkout = aCheckout(scene)
  await followInBrowser(await scene.adapter.startCheckout(checkout, scene.write()))
  return checkout
}

/** Goes where the adapter sends the payer's browser, where that is the stage's page; nothing is paid there yet. */
async function followInBrowser(start: CheckoutStart): Promise<void> {
  const url = new URL(start.is === 'form' ? start.action : start.url)
  if (!isLoopback(url.hostname)) return
  const prefill = Object.entries(start.prefill ?? {})
  if (start.is === 'redirect') for (const [name, value] of prefill) url.searchParams.append(name, value)
  const page = await fetch(
    url,
    start.is === 'form'
      ? {
          method: 'POST',
          body: new URLSearchParams({ ...start.fields, ...start.prefill }),
          redirect: 'manual',
        }
      : { redirect: 'manual' },
  )
  expect(page.status, "the vendor's page opens").toBeLessThan(400)
}

/** A payment the vendor knows, brought to this status of its own; answers our reference. */
export async function aSettledPayment(scene: Payments, rawStatus: string): Promise<CheckoutRequest> {
  const checkout = await aStartedCheckout(scene)
  await scene.stage.facts.settle(checkout.reference, rawStatus)
  return checkout
}

/** The whole of a payment that was just approved. */
export async function aRefund(scene: Payments): Promise<RefundRequest> {
  const { reference, amount } = await aSettledPayment(scene, rawStatusFor(scene, 'approved'))
  const { providerRef } = await foundPayment(scene, reference)
  return { reference, providerRef, amount, reason: 'pago duplicado' }
}

/** What the vendor says of a payment it must know. */
export async function foundPayment(scene: Payments, reference: string): Promise<FoundPayment> {
  const payment = await scene.adapter.find({ reference, providerRef: null }, scene.read())
  return payment ?? expect.fail('the payment is found by our reference')
}

/** One of the vendor's words for that status. */
export function rawStatusFor({ stage }: Payments, wanted: string): string {
  const known = Object.entries(stage.facts.statuses).find(([, status]) => status === wanted)
  return known?.[0] ?? expect.fail(`the stage's facts hold a status that means ${wanted}`)
}

/** The vendor's word for an approval, or its first where none of them means that. */
export function bestRawStatus({ stage }: Payments): string {
  const words = Object.entries(stage.facts.statuses)
  const [word] = words.find(([, status]) => status === 'approved') ?? words[0] ?? []
  return word ?? expect.fail("the stage's facts hold a status")
}

/** Some vendors hear of a payment from the browser alone: a form or a link that we only sign. */
export async function reachesVendorAtStart(scene: Payments): Promise<boolean> {
  if (scene.stage.vendor.isAbsent) return false
  const checkout = aCheckout(scene)
  const start = await scene.adapter.startCheckout(checkout, scene.write())
  if ((await scene.stage.vendor.effects(checkout.reference)) > 0) return true
  expect(start.providerRef, 'a checkout that the vendor has not heard of has no name there').toBeNull()
  return false
}

export const paymentsActs: Acts<'payments'> = {
  reads: [
    {
      name: 'find',
      async prepare(scene) {
        const { reference } = await aSettledPayment(scene, bestRawStatus(scene))
        return (read) => scene.adapter.find({ reference, providerRef: null }, read)
      },
    },
    {
      name: 'statement.list',
      prepare: async ({ adapter: { statement }, kit }) =>
        statement ? (read) => statement.list(today(kit.now()), { size: 2 }, read) : null,
    },
    {
      name: 'payouts.list',
      prepare: async ({ adapter: { payouts }, kit }) =>
        payouts ? (read) => payouts.list(today(kit.now()), { size: 2 }, read) : null,
    },
    {
      name: 'disputes.list',
      prepare: async ({ adapter: { disputes }, kit }) =>
        disputes ? (read) => disputes.list(today(kit.now()), { size: 2 }, read) : null,
    },
    {
      name: 'refunds.find',
      async prepare(scene) {
        const { refunds } = scene.adapter
        if (!refunds) return null
        const sought = { ...(await aRefund(scene)), key: nothing, ref: null }
        return (read) => refunds.find(sought, read)
      },
    },
  ],
  writes: [
    {
      name: 'startCheckout',
      async prepare(scene) {
        if (!(await reachesVendorAtStart(scene))) return null
        const checkout = aCheckout(scene)
        return (write) => scene.adapter.startCheckout(checkout, write)
      },
    },
    {
      name: 'refunds.refund',
      async prepare(scene) {
        const { refunds } = scene.adapter
        if (!refunds) return null
        const refund = await aRefund(scene)
        return (write) => refunds.refund(refund, write)
      },
    },
  ],
  misses: [
    {
      name: 'find',
      ask: ({ adapter }, read) => adapter.find({ reference: nothing, providerRef: null }, read),
    },
  ],
  personal: () => [payer.lastname, payer.id, payer.email, payer.phone],
  async readCallbacks(scene) {
    const { adapter, stage } = scene
    for (const rawStatus of [bestRawStatus(scene), 'KIT_INVENTED']) {
      const { reference } = await aSettledPayment(scene, rawStatus)
      const callback = await stage.facts.callback?.(reference, rawStatus)
      if (callback) await readCallback(adapter.webhooks, callback)
    }
  },
}
