import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { Giver } from '../payments/resolutions.ts'
import {
  forgetRefundRequested,
  type ListedException,
  noteRefundRequested,
  refusedByProvider,
} from '../payments/index.ts'

/** A payment, or a child's part of one. */
export type Extent = 'whole' | 'share'

/** Providers give payments back whole, and some of them, and banks, give nothing back from here. */
export function giverOf(
  { plugins }: Pick<AppContext, 'plugins'>,
  { instance }: Pick<ListedException, 'instance'>,
  extent: Extent,
): Giver {
  return extent === 'whole' && plugins.payments(instance).refunds !== undefined ? 'provider' : 'person'
}

const deadlineMs = 15_000

const facts = Joi.object<{
  readonly amount?: number
  readonly seen?: number
  readonly providerRef: string | null
}>({
  amount: Joi.number().integer(),
  seen: Joi.number().integer(),
  providerRef: Joi.string().allow(null).required(),
}).unknown()

/** Has the provider give a payment back whole; the same exception again answers the same refund. What it refuses is said. */
export async function giveBack(
  { plugins, database }: Pick<AppContext, 'database' | 'plugins'>,
  { id, instance, reference, facts: text }: ListedException,
  { reason, trace }: { readonly reason: string; readonly trace: string },
): Promise<Refusal<'BAD_INPUT' | 'VENDOR_REFUSED'> | string> {
  const { refunds } = plugins.payments(instance)
  if (refunds === undefined) return refuse('BAD_INPUT', { fields: { outcome: ['resolution.noRefunds'] } })
  const { amount, seen, providerRef } = Joi.attempt(JSON.parse(text), facts)
  const request = { reference, providerRef: providerRef ?? reference, amount: amount ?? seen ?? 0, reason }
  const signal = AbortSignal.timeout(deadlineMs)
  await noteRefundRequested(database, id)
  try {
    const { ref } = await refunds.refund(request, { key: `refund:${instance}:${id}`, trace, signal })
    return ref
  } catch (fault) {
    const refused = refusedByProvider(fault)
    if (refused === null) throw fault
    await forgetRefundRequested(database, id)
    return refused
  }
}
