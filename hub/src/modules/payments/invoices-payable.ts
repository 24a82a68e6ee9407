import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import type { Transaction } from '../../db/transaction.ts'
import { documentParts } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import { announceLinkPayment } from './announce-link-payment.ts'
import { endDocumentAllocations, markDocumentsPaid } from './allocation.store.ts'
import type { InvoicesAttempt } from './attempt.model.ts'
import { endAttempt, lockAttempt, underReviewSince } from './attempt.store.ts'
import { closeAttempt } from './close-attempt.ts'
import { lockFreeDocuments, nameOf, releaseDocuments } from './document-lock.store.ts'
import { documentsPaidSince, invoicesAttempts } from './invoices-attempt.store.ts'
import { type Closing, isReleased, type Payable, type Release } from './payable.ts'
import { moneyAccount } from './money-account.ts'
import { takePayment } from './payment-ledger.ts'
import { providerOf } from './provider-of.ts'
import { raiseChargeException } from './raise-charge-exception.ts'

/** Open invoices, each to the peso as it was priced when the guardian began, however late it is approved (invoices-24). */
export const invoicesPayable: Payable<InvoicesAttempt> = {
  attempts: invoicesAttempts,
  lock: (trx, id) => lockAttempt(trx, invoicesAttempts, id),
  describe: ({ config: { texts, settings } }, { token }, locale) =>
    Promise.resolve({
      description: translate(texts, locale, 'invoices.description', { school: settings.school.shortName }),
      extras: [],
      returnPath: `/enrollment/ParentsLogin?payment=${token}`,
    }),
  claim: async (trx, attempt) => ((await areStillToPay(trx, attempt)) ? 'due' : 'paid-otherwise'),
  approve,
  close,
  async follow(_app, trx, { id, status, allocations }, { step }) {
    if (step === 'review') await lockFreeDocuments(trx, allocations)
    else if (status !== 'approved') await releaseDocuments(trx, id)
  },
  raise: (app, trx, attempt, { kind, seen }) =>
    raiseChargeException(app, trx, attempt, { kind, seen, expected: attempt.amount }),
  async fail(app, trx, attempt, reason) {
    const end = { status: 'failed', reason, at: app.clock.now() } as const
    await close(app, trx, attempt, { seen: null, end, actor: 'hub' })
    await releaseDocuments(trx, attempt.id)
  },
  release,
  watched: () => Promise.resolve([]),
}

async function close(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: InvoicesAttempt,
  closing: Closing,
): Promise<void> {
  await closeAttempt(app, trx, attempt, closing)
  await endDocumentAllocations(trx, attempt, { ...closing.end, charge: closing.seen?.providerRef ?? null })
}

/**
 * What the payment holds stays held until accounting has recorded it: until then accounting still says that the
 * documents are to pay.
 */
async function approve(
  app: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  attempt: InvoicesAttempt,
  seen: ProviderPayment,
): Promise<void> {
  const [at, actor] = [app.clock.now(), providerOf(attempt)]
  await close(app, trx, attempt, { seen, end: { status: 'approved', reason: null, at }, actor })
  const { instance, reference, amount, trace } = attempt
  const payment = await takePayment(app, trx, {
    instance,
    reference,
    amount,
    seen,
    actor,
    trace,
    attemptId: attempt.id,
    reason: null,
    account: moneyAccount(instance),
    parts: attempt.allocations.flatMap(documentParts),
  })
  await markDocumentsPaid(trx, attempt, { payment, paidAs: 'APROBADO', at })
  await announce(trx, {
    topic: 'accounting.incoming-payment',
    key: `invoices:${attempt.id}`,
    payload: { paymentId: attempt.id },
    trace,
    at: app.clock.wall(),
  })
  await announceLinkPayment(app, trx, attempt)
}

async function release(trx: Transaction, attempt: InvoicesAttempt, how: Release): Promise<void> {
  if (!isReleased(attempt.status, how)) return
  const { as, at } = how
  const end = { status: as, reason: attempt.reason, at: underReviewSince(attempt, at) }
  await endAttempt(trx, attempt, null, end)
  await endDocumentAllocations(trx, attempt, { ...end, charge: null })
  await releaseDocuments(trx, attempt.id)
}

/** An approval after our own expiry counts unless its documents were paid otherwise meanwhile. */
async function areStillToPay(
  trx: Transaction,
  { allocations, startedAt }: InvoicesAttempt,
): Promise<boolean> {
  const partners = [...new Set(allocations.map(({ partnerCode }) => partnerCode))]
  const paid = new Set((await documentsPaidSince(trx, partners, startedAt)).map(nameOf))
  if (allocations.some((document) => paid.has(nameOf(document)))) return false
  return lockFreeDocuments(trx, allocations)
}
