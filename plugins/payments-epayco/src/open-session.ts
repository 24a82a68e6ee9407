import Joi from 'joi'
import { PluginFault } from '@matricula/contract'
import type { CheckoutRequest, CheckoutStart, Json, PluginKit, ProviderPayment } from '@matricula/contract'
import type { Client } from './client.ts'
import type { Settings } from './settings.ts'
import { sessionBody } from './to-session.ts'
import { sessionPlaceholder } from './settings.ts'

/** A checkout we asked ePayco for, kept until it expires. */
interface OpenCheckout {
  readonly amount: number
  readonly at: string
}

const openCheckoutSchema = Joi.object<OpenCheckout>({
  amount: Joi.number().required(),
  at: Joi.string().required(),
})
const sessionSchema = Joi.string()

export interface SessionDeps {
  readonly client: Client
  readonly settings: Settings
  readonly kit: PluginKit
}

/**
 * Opens a Smart Checkout session, one for a reference: ePayco makes a new one at every call, so that ours is kept and
 * answered again while the checkout lasts. A session whose answer was lost is one that nobody was
 * shown and nobody can pay.
 */
export async function openSession(
  { client, settings, kit }: SessionDeps,
  request: CheckoutRequest,
  signal: AbortSignal,
): Promise<CheckoutStart> {
  const { memo } = kit
  const { checkoutKey, session } = memoKeysOf(request.reference)
  const stored = sessionFrom(await memo.get(session))
  if (stored !== null) return redirect(stored, settings)
  const ttlMs = Math.max(1, Date.parse(request.expiresAt) - kit.now().getTime())
  const openCheckout = { amount: request.amount, at: kit.now().toISOString() }
  const isFirst = await memo.add(checkoutKey, openCheckout)
  if (isFirst) await memo.set(checkoutKey, openCheckout, { ttlMs })
  try {
    const body = sessionBody(request, settings, kit.callbackUrl().href)
    const opened = await client.openSession(body, signal)
    // Of two that asked at once, one is answered to both.
    if (await memo.add(session, opened)) await memo.set(session, opened, { ttlMs })
    return redirect(sessionFrom(await memo.get(session)) ?? opened, settings)
  } catch (error) {
    if (isFirst && error instanceof PluginFault && error.code !== 'unknown-outcome')
      await memo.delete(checkoutKey)
    throw error
  }
}

/** A checkout that was opened, or may have been, and that nobody has tried to pay: ePayco lists it only then. */
export async function waitingPayment(
  { memo }: PluginKit,
  { test }: Settings,
  reference: string,
): Promise<ProviderPayment | null> {
  const memoKeys = memoKeysOf(reference)
  const openCheckout = await memo.get(memoKeys.checkoutKey)
  if (openCheckout === undefined) return null
  const { amount, at } = Joi.attempt(openCheckout, openCheckoutSchema)
  return {
    reference,
    providerRef: sessionFrom(await memo.get(memoKeys.session)) ?? reference,
    status: 'pending',
    rawStatus: 'session',
    amount,
    currency: 'COP',
    at,
    means: null,
    reason: null,
    test,
  }
}

function memoKeysOf(reference: string): { readonly checkoutKey: string; readonly session: string } {
  return { checkoutKey: `asked:${reference}`, session: `session:${reference}` }
}

function sessionFrom(stored: Json | undefined): string | null {
  return stored === undefined ? null : Joi.attempt(stored, sessionSchema)
}

function redirect(session: string, { checkout }: Settings): CheckoutStart {
  const url = checkout.replaceAll(sessionPlaceholder, encodeURIComponent(session))
  return { is: 'redirect', url, providerRef: session }
}
