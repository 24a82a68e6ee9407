import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { accountParts } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import { accountAttempts, isPaidByAnother } from './account-attempt.store.ts'
import { payOrderAllocation } from './allocation.store.ts'
import { announceLinkPayment } from './announce-link-payment.ts'
import type { OnAccountAttempt } from './attempt.model.ts'
import { lockAttempt } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { lockDebtors } from './debt.store.ts'
import type { PayableState } from './decide-settlement.ts'
import { closeAlone, releaseAlone } from './end-alone.ts'
import { moneyAccount } from './money-account.ts'
import type { Payable } from './payable.ts'
import { takePayment } from './payment-ledger.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'

/** An amount on account of one student: nothing is held for it, and its link pays once (pay-links-14). */
export const accountPayable: Payable<OnAccountAttempt> = {
  attempts: accountAttempts,
  lock: (trx, id) => lockAttempt(trx, accountAttempts, id),
  describe: ({ config: { texts, settings } }, { token }, locale) =>
    Promise.resolve({
      description: translate(texts, locale, 'payLink.description.amount', {
        school: settings.school.shortName,
      }),
      extras: [],
      returnPath: `/enrollment/pay/result/${token}`,
    }),
  claim,
  approve,
  close: closeAlone,
  follow: () => Promise.resolve(),
  raise: (app, trx, attempt, { kind, seen }) =>
    raiseChargeException(app, trx, attempt, { kind, seen, expected: attempt.amount }),
  async fail(app, trx, attempt, reason) {
    const end = { status: 'failed', reason, at: app.clock.now() } as const
    await closeAlone(app, trx, attempt, { seen: null, end, actor: 'hub' })
  },
  release: releaseAlone,
  watched: () => Promise.resolve([]),
}

/** Of two payments of one link that are approved, the first one counts: they wait for each other at the student. */
async function claim(trx: Transaction, attempt: OnAccountAttempt): Promise<PayableState> {
  await lockDebtors(trx, [studentCodeOf(attempt.allocation.partnerCode)])
  return (await isPaidByAnother(trx, attempt)) ? 'paid-otherwise' : 'due'
}

async function approve(
  app: AppContext,
  trx: Transaction,
  attempt: OnAccountAttempt,
  seen: ProviderPayment,
): Promise<void> {
  const { id: attemptId, instance, reference, amount, trace, allocation } = attempt
  const [at, actor] = [app.clock.now(), providerOf(attempt)]
  await closeAttempt(app, trx, attempt, { seen, end: { status: 'approved', reason: null, at }, actor })
  const payment = await takePayment(app, trx, {
    instance,
    reference,
    amount,
    attemptId,
    seen,
    actor,
    reason: null,
    trace,
    account: moneyAccount(instance),
    parts: accountParts(allocation),
  })
  const paid = { payment, paidAs: 'APROBADO', reason: null, at, charge: seen.providerRef } as const
  await payOrderAllocation(trx, allocation, paid)
  const common = { payload: { attemptId }, trace, at: app.clock.wall() }
  await announce(
    trx,
    { topic: 'accounting.on-account', key: `account:${attemptId}`, ...common },
    { topic: 'notice.on-account', key: `notice:on-account:${attemptId}`, ...common },
  )
  await announceLinkPayment(app, trx, attempt)
}
