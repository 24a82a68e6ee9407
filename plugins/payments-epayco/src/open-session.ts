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
  const { asked, session } = placesOf(request.reference)
  const kept = sessionFrom(await memo.get(session))
  if (kept !== null) return redirect(kept, settings)
  const ttlMs = Math.max(1, Date.parse(request.expiresAt) - kit.now().getTime())
  const mark = { amount: request.amount, at: kit.now().toISOString() }
  const isFirst = await memo.add(asked, mark)
  if (isFirst) await memo.set(asked, mark, { ttlMs })
  try {
    const body = sessionBody(request, settings, kit.callbackUrl().href)
    const opened = await client.openSession(body, signal)
    // Of two that asked at once, one is answered to both.
    if (await memo.add(session, opened)) await memo.set(session, opened, { ttlMs })
    return redirect(sessionFrom(await memo.get(session)) ?? opened, settings)
  } catch (error) {
    if (isFirst && error instanceof PluginFault && error.code !== 'unknown-outcome') await memo.delete(asked)
    throw error
  }
}

/** A checkout that was opened, or may have been, and that nobody has tried to pay: ePayco lists it only then. */
export async function waitingPayment(
  { memo }: PluginKit,
  { test }: Settings,
  reference: string,
): Promise<ProviderPayment | null> {
  const places = placesOf(reference)
  const mark = await memo.get(places.asked)
  if (mark === undefined) return null
  const { amount, at } = Joi.attempt(mark, openCheckoutSchema)
  return {
    reference,
    providerRef: sessionFrom(await memo.get(places.session)) ?? reference,
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

function placesOf(reference: string): { readonly asked: string; readonly session: string } {
  return { asked: `asked:${reference}`, session: `session:${reference}` }
}

function sessionFrom(kept: Json | undefined): string | null {
  return kept === undefined ? null : Joi.attempt(kept, sessionSchema)
}

function redirect(session: string, { checkout }: Settings): CheckoutStart {
  const url = checkout.replaceAll(sessionPlaceholder, encodeURIComponent(session))
  return { is: 'redirect', url, providerRef: session }
}
