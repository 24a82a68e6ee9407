import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { outdateApproval } from '../approvals/index.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { decideReturn, refundAsked, type ReturnDecision } from './decide-return.ts'
import { exceptionById, tokenOf } from './listed-exception.store.ts'
import { closeException, exceptionsOfCharge } from './exception.store.ts'
import { providerOf } from './provider-of.ts'

export interface ReturnedCharge {
  readonly instance: string
  readonly reference: string
  readonly providerRef: string
  readonly trace: string
}

/** Closes by the provider's word what is open about a charge that it gave back, so that nobody gives it back again. */
export async function noteReturn(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  charge: ReturnedCharge,
): Promise<ReturnDecision> {
  const decision = decideReturn(await exceptionsOfCharge(trx, charge))
  for (const closing of decision.close) await close(app, trx, charge, closing)
  return decision
}

async function close(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { trace, ...charge }: ReturnedCharge,
  { id, as }: ReturnDecision['close'][number],
): Promise<void> {
  const [at, actor] = [clock.wall(), providerOf(charge)]
  if (!(await closeException(trx, id, { by: actor, text: as, at }))) return
  const found = await exceptionById(trx, id)
  if (found === null) return
  const token = tokenOf(found)
  await recordAudit(trx, {
    at,
    actor,
    act: 'exception.returned',
    subject: token === 'none' ? found.reference : token,
    before: { kind: found.kind, state: 'open' },
    after: { state: 'resolved', outcome: as },
    trace,
  })
  // What was approved and asked of the provider ends as what it is: done.
  const ending = as === refundAsked ? 'undecided' : 'open'
  await outdateApproval({ clock }, trx, { subject: `exception:${id}`, ending, trace })
}
