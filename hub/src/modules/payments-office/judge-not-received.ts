import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { chargeIn } from '../payments/exception-money.ts'
import type { ListedException } from '../payments/index.ts'
import { payoutOfCharge } from './charge-payout.store.ts'

type Asking = Pick<AppContext, 'database' | 'ids' | 'plugins'>

/**
 * Why nobody may say that the money of an exception never came: it stands in a payout, or its provider, asked once more,
 * has it for approved (payments-49). Null: they may.
 */
export async function judgeNotReceived(
  app: Asking,
  exception: ListedException,
): Promise<Refusal<'BAD_INPUT'> | null> {
  const { instance } = exception
  if ((await payoutOfCharge(app.database, { instance, charge: chargeIn(exception) })) !== null)
    return refuse('BAD_INPUT', { fields: { outcome: ['resolution.paidOut'] } })
  if (!(await isApproved(app, exception))) return null
  return refuse('BAD_INPUT', { fields: { outcome: ['resolution.approved'] } })
}

const deadlineMs = 15_000

/** Not asked here: a test of real providers is no money, and who ends a pending payment asks by that and keeps the answer. */
const notAsked: ReadonlySet<ListedException['kind']> = new Set(['test-payment', 'still-pending'])

/** Whether its provider has it for approved. */
async function isApproved({ ids, plugins }: Asking, exception: ListedException): Promise<boolean> {
  const { kind, instance, reference } = exception
  if (notAsked.has(kind)) return false
  const charge = chargeIn(exception)
  const read = { signal: AbortSignal.timeout(deadlineMs), trace: ids.id() }
  const found = await plugins
    .payments(instance)
    .find({ reference, providerRef: charge }, read)
    .catch(nobodyToAsk)
  const charges = found === null ? [] : [found, ...(found.others ?? [])]
  return charges.some(
    ({ status, providerRef }) => status === 'approved' && (charge === null || providerRef === charge),
  )
}

/** An instance that is no longer configured is asked nothing. */
function nobodyToAsk(fault: unknown): null {
  if (fault instanceof PluginFault && fault.code === 'unsupported') return null
  throw fault
}
