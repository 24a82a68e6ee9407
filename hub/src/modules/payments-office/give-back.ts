import { type FaultCode, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Giver } from '../payments/resolutions.ts'
import { chargeIn, takenOf } from '../payments/exception-money.ts'
import { type ListedException, refusalBecause, refusedByProvider } from '../payments/index.ts'
import { askRefund, dropRefund, type RefundAsked } from './exception-refund.ts'

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

/** Has the provider give a payment back whole; the same exception again answers the same refund. What it refuses is said. */
export async function giveBack(
  app: Pick<AppContext, 'clock' | 'database' | 'ids' | 'plugins'>,
  exception: ListedException,
  { reason, actor, trace }: RefundAsked & { readonly reason: string },
): Promise<Refusal<'ALREADY_RESOLVED' | 'BAD_INPUT' | 'VENDOR_REFUSED'> | string> {
  const { refunds } = app.plugins.payments(exception.instance)
  if (refunds === undefined) return refuse('BAD_INPUT', { fields: { outcome: ['resolution.noRefunds'] } })
  const request = { ...soughtOf(exception), reason }
  const signal = AbortSignal.timeout(deadlineMs)
  const asked = await askRefund(app, exception, { actor, trace })
  if (isRefused(asked)) return asked
  try {
    const {
      ref,
      status,
      reason: why,
    } = await refunds.refund(request, {
      key: refundKeyOf(exception),
      trace,
      signal,
    })
    return status === 'refused' ? dropped(app, exception, refusalBecause(why)) : ref
  } catch (fault) {
    const refused = refusedByProvider(fault)
    if (refused !== null) return dropped(app, exception, refused)
    // An earlier call may have been heard.
    if (asked === 'first' && wasNotHeard(fault)) await dropRefund(app, exception)
    throw fault
  }
}

/** What is asked back of an exception's provider, as it names it. */
export function soughtOf(exception: ListedException) {
  const { reference } = exception
  const amount = takenOf(exception).amount ?? 0
  return { reference, providerRef: chargeIn(exception) ?? reference, amount }
}

export const refundKeyOf = ({ id, instance }: ListedException) => `refund:${instance}:${id}`

const heard: ReadonlySet<FaultCode> = new Set(['unknown-outcome', 'conflict'])

function wasNotHeard(fault: unknown): boolean {
  return fault instanceof PluginFault && !heard.has(fault.code)
}

async function dropped(
  app: Pick<AppContext, 'clock' | 'database' | 'ids' | 'plugins'>,
  exception: ListedException,
  refused: Refusal<'VENDOR_REFUSED'>,
): Promise<Refusal<'VENDOR_REFUSED'>> {
  await dropRefund(app, exception)
  return refused
}
