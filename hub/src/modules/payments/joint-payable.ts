import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, lockOrder, quoteOf } from '../enrollment/index.ts'
import { orderParts, type Part } from '../ledger/index.ts'
import { endOrderAllocation } from './allocation.store.ts'
import { announceLinkPayment } from './announce-link-payment.ts'
import { applyWord } from './apply-word.ts'
import { type JointAttempt, OrderAllocation } from './attempt.model.ts'
import { endAttempt, lockAttempt, underReviewSince } from './attempt.store.ts'
import { closeAttempt, recordEnd } from './close-attempt.ts'
import { payOrder } from './complete-order.ts'
import { isWaiting } from './decide-settlement.ts'
import { jointAttempts } from './guardian-attempt.store.ts'
import {
  type AttemptEnding,
  type Charged,
  type Closing,
  isReleased,
  type Payable,
  type Release,
  type Settlement,
} from './payable.ts'
import { moneyAccount } from './money-account.ts'
import { applyPayment, takePayment } from './payment-ledger.ts'
import type { Payment } from './payment.model.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'
import {
  claimOrder,
  followOrder,
  freeOrder,
  type OrderShare,
  raiseOfOrder,
  releaseOrder,
} from './settle-order.ts'
import { sharesOf } from './share.store.ts'

/**
 * Several children's orders in one go: each is paid by its share as if alone, and what goes wrong with one never keeps
 * its siblings back.
 */
export const jointPayable: Payable<JointAttempt> = {
  attempts: jointAttempts,
  lock: (trx, id) => lockAttempt(trx, jointAttempts, id),
  describe: ({ config: { texts, settings } }, { token }, locale) =>
    Promise.resolve({
      description: translate(texts, locale, 'family.description', { school: settings.school.shortName }),
      extras: [],
      returnPath: `/enrollment/ParentsLogin?family=${token}`,
    }),
  // Each child's order is looked at with its share.
  claim: () => Promise.resolve('due'),
  approve,
  close: closeAttempt,
  follow: (app, trx, joint, { step, seen }) =>
    step === 'review'
      ? putSharesUnderReview(app, trx, joint)
      : settleShares(app, trx, joint, { seen, settlement: shareSettlement }),
  async raise(app, trx, joint, { kind, step, seen }) {
    // A payment that went back is a task for each child, told with its share.
    if (step === 'reverse') return
    await raiseChargeException(app, trx, joint, { kind, seen, expected: joint.amount })
  },
  fail,
  release,
  watched: async (database, { id }) => (await sharesOf(database, id)).map(({ orderToken }) => orderToken),
}

/** A child's share, as a provider's word finds it. */
interface Share extends Charged, Pick<OrderAllocation, 'attemptId' | 'reason' | 'openKey' | 'endedAt'> {
  /** Held. */
  readonly order: EnrollmentOrder
}

const shareSettlement: Settlement<Share> = {
  claim: (_trx, share) => Promise.resolve(claimOrder(share.order, share)),
  approve: () => Promise.reject(new Error('a share is paid with the whole')),
  close: closeShare,
  follow: (app, trx, share, { step }) => followOrder(app, trx, partOf(share), step),
  raise: (app, trx, share, raised) => raiseOfOrder(app, trx, share, { ...raised, order: share.order }),
  async release(trx, share, how) {
    if (isReleased(share.status, how)) await releaseOrder(trx, partOf(share), how)
  },
}

const shareEnd = 'payment.end'

/** The same once the whole was paid; notes what its payment is for. */
function paidWith(payment: Payment, parts: Part[]): Settlement<Share> {
  return {
    ...shareSettlement,
    async approve(app, trx, share, seen) {
      const end = { status: 'approved', reason: null, at: app.clock.now() } as const
      await recordEnd(app, trx, share, { end, actor: providerOf(share), act: shareEnd })
      const { order, trace } = share
      const quote = quoteOf(order)
      const paid = { order, quote, allocation: share, payment, seen, trace } as const
      await payOrder(app, trx, { ...paid, paidAs: 'APROBADO', reason: null })
      parts.push(...orderParts(order, quote.totals.balance))
    },
  }
}

async function closeShare(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  share: Share,
  closing: Closing,
): Promise<void> {
  await endOrderAllocation(trx, share, { ...closing.end, charge: closing.seen?.providerRef ?? null })
  await recordEnd(app, trx, share, { ...closing, act: shareEnd })
}

async function approve(
  app: AppContext,
  trx: Transaction,
  joint: JointAttempt,
  seen: ProviderPayment,
): Promise<void> {
  const [at, actor] = [app.clock.now(), providerOf(joint)]
  await closeAttempt(app, trx, joint, { seen, end: { status: 'approved', reason: null, at }, actor })
  const { id: attemptId, instance, reference, amount, trace } = joint
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
    parts: [],
  })
  const parts: Part[] = []
  await settleShares(app, trx, joint, { seen, settlement: paidWith(payment, parts) })
  await applyPayment(app, trx, payment, parts)
  await announceLinkPayment(app, trx, joint)
}

/** What the provider said of the whole means the same for each child, with the child's part of the money. */
async function settleShares(
  app: AppContext,
  trx: Transaction,
  joint: JointAttempt,
  { seen, settlement }: Pick<AttemptEnding, 'seen'> & { readonly settlement: Settlement<Share> },
): Promise<void> {
  await forEachShare(trx, joint, async (attempt) => {
    const { amount } = attempt
    await applyWord(app, trx, { payable: settlement, attempt, seen: seen && { ...seen, amount } })
  })
}

/** Keeps the children's orders locked; the payment as a whole is what a person looks into. */
async function putSharesUnderReview(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  joint: JointAttempt,
): Promise<void> {
  const end = { status: 'under_review', reason: null, at: app.clock.now() } as const
  await forEachShare(trx, joint, async (share) => {
    await closeShare(app, trx, share, { seen: null, end, actor: providerOf(share) })
    await followOrder(app, trx, partOf(share), 'review')
  })
}

async function fail(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  joint: JointAttempt,
  reason: string,
): Promise<void> {
  const end = { status: 'failed', reason, at: app.clock.now() } as const
  const closing = { seen: null, end, actor: 'hub' }
  await closeAttempt(app, trx, joint, closing)
  await forEachShare(trx, joint, async (share) => {
    if (!isWaiting(share.status)) return
    await closeShare(app, trx, share, closing)
    await freeOrder(trx, share.order, end.at)
  })
}

/** A person looks into the whole, or into a child's share alone. */
async function release(trx: Transaction, joint: JointAttempt, how: Release): Promise<void> {
  const isWhole = how.reference === joint.reference
  if (isWhole && !isReleased(joint.status, how)) return
  if (isWhole) {
    const { reason } = joint
    await endAttempt(trx, joint, null, { status: how.as, reason, at: underReviewSince(joint, how.at) })
  }
  await forEachShare(trx, joint, async (share) => {
    if (isWhole || share.reference === how.reference) await shareSettlement.release(trx, share, how)
  })
}

/** By student code, each with its order held. */
async function forEachShare(
  trx: Transaction,
  joint: JointAttempt,
  act: (share: Share) => Promise<void>,
): Promise<void> {
  for (const { allocationId, orderId } of await sharesOf(trx, joint.id)) {
    const order = await lockOrder(trx, orderId)
    const allocation = await OrderAllocation.query(trx).findById(allocationId).throwIfNotFound()
    await act(shareOf(joint, { order, allocation }))
  }
}

/** A share is not asked about by itself. */
function shareOf(
  { expiresAt, trace }: JointAttempt,
  { order, allocation }: { readonly order: EnrollmentOrder; readonly allocation: OrderAllocation },
): Share {
  const { id, attemptId, reference, instance, amount, status, reason, providerRef } = allocation
  const { openKey, endedAt } = allocation
  const own = { id, attemptId, order, reference, instance, amount, status, reason, providerRef }
  return { ...own, openKey, endedAt, expiresAt, trace, askAt: null, asked: 0 }
}

function partOf(share: Share): OrderShare {
  return { order: share.order, allocation: share }
}
