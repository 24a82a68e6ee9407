import type { ToldDispute } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused } from '../../shared/refusal.ts'
import { chargedPayment, type Dispute, disputeOfCase, type Payment } from '../payments/index.ts'
import { providerOf } from '../payments/provider-of.ts'
import { answerByOf } from './answer-by.ts'
import { noteToldLost } from './note-told-lost.ts'
import { raiseToldDispute, type ToldByProvider } from './raise-told-dispute.ts'
import { type Author, recordDispute } from './record-dispute.ts'
import { winDispute } from './win-dispute.ts'

/**
 * Records what a provider tells of a case, once, and follows its decision: won is won, and of a loss finance says who
 * bears it (disputes-10). What cannot be recorded so is for a person.
 */
export async function keepToldDispute(app: AppContext, told: ToldByProvider): Promise<void> {
  const { instance, dispute, trace } = told
  const author = { actor: providerOf({ instance }), trace }
  const payment = await chargedPayment(app.database, { instance, providerRef: dispute.providerRef })
  const known =
    (await disputeOfCase(app.database, { instance, caseRef: dispute.ref })) ??
    (payment === null ? null : await record(app, { payment, dispute, author }))
  const isFollowed = known !== null && (await follow(app, known, { dispute, author }))
  if (!isFollowed) await raiseToldDispute(app, told, payment)
}

interface Recorded {
  readonly dispute: ToldDispute
  readonly author: Author
}

/** Null where it cannot be. */
async function record(
  app: AppContext,
  { payment, dispute, author }: Recorded & { readonly payment: Payment },
): Promise<Dispute | null> {
  const { ref: caseRef, amount, fee, reason, openedOn, answerBy } = dispute
  const command = { payment: payment.id, caseRef, amount, fee, reason, openedOn }
  const recorded = await recordDispute(
    app,
    { ...command, answerBy: answerBy ?? answerByOf(openedOn) },
    author,
  )
  return isRefused(recorded) ? null : recorded
}

/** Whether what is told can be true of it; what finance has decided before stays. */
async function follow(
  app: AppContext,
  { id, status }: Dispute,
  { dispute: { status: told, endedOn }, author }: Recorded,
): Promise<boolean> {
  if (endedOn === null || status === 'won' || status === 'lost') return true
  if (told === 'lost') await noteToldLost(app, id, { on: endedOn, author })
  if (told !== 'won') return true
  const won = await winDispute(app, { id, word: { act: 'win', on: endedOn }, reason: null, author })
  return !isRefused(won)
}
