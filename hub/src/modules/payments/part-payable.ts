import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import { splitAccount } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import { readStudent } from '../students/index.ts'
import { announceLinkPayment } from './announce-link-payment.ts'
import { lockFor, payOrderAllocation } from './allocation.store.ts'
import { type PartAttempt, partKey } from './attempt.model.ts'
import { closeAttempt } from './close-attempt.ts'
import { completeSplit } from './complete-split.ts'
import type { PayableState } from './decide-settlement.ts'
import { closeAlone, releaseAlone } from './end-alone.ts'
import { moneyAccount } from './money-account.ts'
import { lockPartAttempt, partAttempts } from './part-attempt.store.ts'
import type { CheckoutDescription, Payable } from './payable.ts'
import { takePayment } from './payment-ledger.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'
import { fixSplit, keepPaidBy, partsUnderWay } from './split.store.ts'
import { deadlineOf } from './split-deadline.ts'

/** One part of a split: its money stands for the split until the last part completes the order (splits-6). */
export const partPayable: Payable<PartAttempt> = {
  attempts: partAttempts,
  lock: lockPartAttempt,
  describe,
  claim: (_trx, attempt) => Promise.resolve(claimPart(attempt)),
  approve,
  close: closeAlone,
  follow: (_app, trx, attempt, { step }) => follow(trx, attempt, step),
  raise: (app, trx, attempt, { kind, seen }) => {
    const expected = seen.amount === attempt.amount ? attempt.part.amount : attempt.amount
    return raiseChargeException(app, trx, attempt, { kind, seen, expected })
  },
  async fail(app, trx, attempt, reason) {
    const end = { status: 'failed', reason, at: app.clock.now() } as const
    await closeAlone(app, trx, attempt, { seen: null, end, actor: 'hub' })
  },
  release: releaseAlone,
  watched: (_database, { order }) => Promise.resolve([order.token]),
}

/**
 * The provider is told no more of the child than the payer is (pay-links-4): the student's code goes in no field of it,
 * and the school finds the payment by its reference.
 */
async function describe(
  app: AppContext,
  { split: { shows, studentCode }, token }: PartAttempt,
  locale: Locale,
): Promise<CheckoutDescription> {
  const { config } = app
  const { project } = config.seasons.parents
  const name = shows === 'name' ? ((await readStudent(app, studentCode))?.firstNames.split(' ')[0] ?? '') : ''
  const values = { school: config.settings.school.shortName, project, name }
  return {
    description: translate(config.texts, locale, `payLink.description.${shows}`, values),
    extras: shows === 'amount' ? [] : [project, 'Matriculas'],
    returnPath: `/enrollment/pay/result/${token}`,
  }
}

function claimPart({ split, part, amount }: PartAttempt): PayableState {
  if (part.paidBy !== null || split.status === 'complete') return 'paid-otherwise'
  if (split.status !== 'standing') return 'given-up'
  return part.amount === amount ? 'due' : 'changed'
}

async function approve(
  app: AppContext,
  trx: Transaction,
  attempt: PartAttempt,
  seen: ProviderPayment,
): Promise<void> {
  const { id, instance, reference, amount, trace, allocation, split, part } = attempt
  const [at, actor] = [app.clock.now(), providerOf(attempt)]
  await closeAttempt(app, trx, attempt, { seen, end: { status: 'approved', reason: null, at }, actor })
  const account = moneyAccount(instance)
  const parts = [{ account: splitAccount(split.id), amount }]
  const taken = {
    instance,
    reference,
    amount,
    attemptId: id,
    seen,
    actor,
    reason: null,
    trace,
    account,
    parts,
  }
  const payment = await takePayment(app, trx, taken)
  const paid = { payment, paidAs: 'APROBADO', reason: null, at, charge: seen.providerRef } as const
  await payOrderAllocation(trx, allocation, paid)
  await keepPaidBy(trx, part, id)
  if (split.fixedAt === null) await fix(app, trx, attempt, at)
  await announceLinkPayment(app, trx, attempt)
  if (split.parts.every(({ paidBy }) => paidBy !== null)) await completeSplit(app, trx, attempt)
}

/** Price and last day stand from now on, which the family is to know (splits-2). */
async function fix(
  app: Pick<AppContext, 'clock' | 'config'>,
  trx: Transaction,
  { split, trace }: PartAttempt,
  at: Date,
): Promise<void> {
  await fixSplit(trx, split, { at, deadline: deadlineOf(app, at, split) })
  const notice = { topic: 'notice.split-fixed', key: `notice:split-fixed:${split.id}` } as const
  await announce(trx, { ...notice, payload: { splitId: split.id }, trace, at: app.clock.wall() })
}

/** A part whose money went back is to be paid again, unless its order is complete: then a person looks (splits-10). */
async function follow(trx: Transaction, attempt: PartAttempt, step: string): Promise<void> {
  const { id, split, part, allocation } = attempt
  if (split.status !== 'standing') return
  if (step === 'reverse' && part.paidBy === id) await keepPaidBy(trx, part, null)
  if (step !== 'review' || part.paidBy !== null) return
  if (!(await partsUnderWay(trx, split)).has(part.id)) await lockFor(trx, allocation, partKey(part.id))
}
