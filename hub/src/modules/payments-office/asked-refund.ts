import type { AppContext } from '../../app-context.ts'
import { refundAsked } from '../payments/decide-return.ts'
import { faultOf } from '../payments/fault-of.ts'
import type { ListedException } from '../payments/index.ts'
import { dropRefund, refundAskedAt } from './exception-refund.ts'
import { refundKeyOf, soughtOf } from './give-back.ts'

const deadlineMs = 15_000
/** Longer than a request may be on its way to its provider. */
const onItsWayMs = 60_000

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids' | 'log' | 'plugins'>

export type AskedRefund =
  | { readonly is: 'none' }
  | { readonly is: 'under-way' }
  | {
      readonly is: 'done'
      /** As the provider names it. */
      readonly ref: string
    }

/**
 * What became of the refund that the provider of an exception was asked for (payments-54): under-way also where it does not
 * say. One that it never heard of a minute later is dropped.
 */
export async function followAskedRefund(
  app: Tools,
  exception: ListedException,
  trace: string,
): Promise<AskedRefund> {
  if (exception.resolved_at !== null || exception.resolution !== refundAsked) return { is: 'none' }
  const { refunds } = app.plugins.payments(exception.instance)
  const sought = { ...soughtOf(exception), key: refundKeyOf(exception), ref: null }
  try {
    const state = await refunds?.find(sought, { trace, signal: AbortSignal.timeout(deadlineMs) })
    if (state?.status === 'done') return { is: 'done', ref: state.ref }
    if (state?.status === 'sent') return { is: 'under-way' }
    if (state?.status !== 'refused' && (await isOnItsWay(app, exception))) return { is: 'under-way' }
  } catch (fault) {
    app.log.warn({ fault: faultOf(fault, app.log) }, 'what became of a refund is not known')
    return { is: 'under-way' }
  }
  await dropRefund(app, exception)
  return { is: 'none' }
}

async function isOnItsWay(app: Tools, exception: ListedException): Promise<boolean> {
  const at = await refundAskedAt(app, exception)
  return at !== null && app.clock.now().getTime() - Date.parse(at) < onItsWayMs
}
