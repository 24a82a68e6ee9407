import { pesos } from '../../money.ts'
import { actorLabel } from '../actor-label.ts'
import { providerLabel } from '../provider-label.ts'
import { hasLeft } from '../exceptions/exception.ts'
import { resolutionText } from '../exceptions/resolution-text.ts'
import { faultText } from '../fault-text.ts'
import type { Timeline } from './payment-status.tsx'
import type { TimelineContext, TimelineEntry, Tone } from './timeline-entry.ts'
import { inTime } from './in-time.ts'
import { disputeEntries } from './dispute-entries.ts'
import { own } from '../../own.ts'
import { receivedAmount } from './received-amount.ts'
import { withdrawalEntries } from './withdrawal-entries.ts'

type Attempt = Timeline['attempts'][number]
type QueuedCall = Timeline['callbacks'][number] | Timeline['deliveries'][number]

/** An order from the click to the receipt, and what became of its money after, in time (payments-53). */
export function timelineEntries(timeline: Timeline, context: TimelineContext): readonly TimelineEntry[] {
  const tries = [...timeline.attempts, ...timeline.parts].toSorted(byStart)
  const ofAttempts = tries.flatMap((attempt) => [
    startedEntry(attempt, context),
    ...timeline.callbacks
      .filter(({ reference }) => reference === attempt.reference)
      .map((callback) => callbackEntry(callback, context)),
    endEntry(timeline, attempt, context),
    ...timeline.exceptions
      .filter(({ reference }) => reference === attempt.reference)
      .flatMap((exception) => exceptionEntries(exception, context)),
  ])
  const told = timeline.deliveries
    .filter((delivery) => !isIssued(delivery))
    .map((delivery) => ({ topic: delivery.topic, entry: deliveryEntry(timeline, delivery, context) }))
  const entriesOf = (is: (topic: string) => boolean) =>
    told.filter(({ topic }) => is(topic)).map(({ entry }) => entry)
  return inTime([
    ...ofAttempts,
    ...receiptEntries(timeline, context),
    ...entriesOf((topic) => topic !== ofRefunds),
    ...timeline.disputes.flatMap((dispute) => disputeEntries(dispute, context)),
    ...withdrawalEntries(timeline, context),
    ...timeline.attempts.filter(isRefunded).map((attempt) => endedEntry(attempt, context)),
    ...entriesOf((topic) => topic === ofRefunds),
  ])
}

/** Both by the season's clock: parts are tried between what the family tried before, and what completes the order. */
const byStart = (one: Attempt, other: Attempt) => one.startedAt.localeCompare(other.startedAt)

const ofRefunds = 'notice.refund'

/** By the school, whole: it was paid, with its receipt, before. */
function isRefunded({ status }: Attempt): boolean {
  return status === 'refunded'
}

type Paid = Timeline & { readonly payment: NonNullable<Timeline['payment']> }

/** A reversed payment has an entry of its own. */
function isPaidBy(timeline: Timeline, { id, status }: Attempt): timeline is Paid {
  return timeline.payment?.attemptId === id && status !== 'reversed'
}

function endEntry(timeline: Timeline, attempt: Attempt, context: TimelineContext): TimelineEntry {
  return isPaidBy(timeline, attempt) ? paidEntry(timeline.payment, context) : endedEntry(attempt, context)
}

function startedEntry(
  { id, path, byLink, amount, instance, reference, startedAt }: Attempt,
  { t }: TimelineContext,
): TimelineEntry {
  const values = { amount: pesos(amount), who: providerLabel(instance, t), reference }
  const title = t(`office.payments.story.begun.${byLink ? 'link' : path}`, values)
  return { key: `begun:${id}`, at: startedAt, tone: 'plain', title, more: [] }
}

function callbackEntry(callback: Timeline['callbacks'][number], context: TimelineContext): TimelineEntry {
  const { id, instance, status, received_at: at } = callback
  const isDone = status === 'done'
  const who = providerLabel(instance, context.t)
  const title = context.t(`office.payments.story.callback.${isDone ? 'done' : 'due'}`, { who })
  const tone = isDone ? 'plain' : 'waiting'
  return {
    key: `callback:${id}`,
    at: context.toSeason(at),
    tone,
    title,
    more: isDone ? [] : faultOf(callback, context),
  }
}

function paidEntry(
  { id, amount, status, actor, reason, approvedAt }: Paid['payment'],
  { t }: TimelineContext,
): TimelineEntry {
  const title = t('office.payments.story.paid', { amount: pesos(amount), word: status })
  const by = t('office.payments.story.by', { who: actorLabel(actor, t) })
  const why = reason === null || reason === '' ? [] : [t('office.payments.story.why', { reason })]
  return { key: `paid:${id}`, at: approvedAt, tone: 'good', title, more: [by, ...why] }
}

const tones: Readonly<Record<string, Tone>> = {
  open: 'waiting',
  agreement: 'waiting',
  approved: 'good',
  under_review: 'problem',
  duplicate: 'problem',
  reversed: 'problem',
  returned: 'problem',
  refunded: 'problem',
}

function endedEntry(attempt: Attempt, { t, when }: TimelineContext): TimelineEntry {
  const { id, status, amount, reason, finishedAt, expiresAt } = attempt
  const values = { amount: pesos(amount), until: when(expiresAt) }
  // Of one under review the reason is the exception's kind, which comes next.
  const hasReason = status === 'declined' && reason !== null && reason !== ''
  return {
    key: `ended:${id}`,
    at: finishedAt,
    tone: tones[status] ?? 'plain',
    title: t(`office.payments.story.ended.${status}`, values),
    more: hasReason ? [t('office.payments.story.why', { reason })] : [],
  }
}

function exceptionEntries(
  exception: Timeline['exceptions'][number],
  { t, toSeason }: TimelineContext,
): readonly TimelineEntry[] {
  const { id, kind, created_at: at, resolved_at: until, resolved_by: who, resolution } = exception
  const title = t('office.payments.story.exception', { kind: t(`office.exceptions.kind.${kind}`) })
  const came =
    exception.amount === null
      ? []
      : [
          t(`office.payments.story.${hasLeft(kind) ? 'went' : 'came'}`, {
            came: receivedAmount(exception, t),
          }),
        ]
  const raised: TimelineEntry = {
    key: `exception:${id}`,
    at: toSeason(at),
    tone: 'problem',
    title,
    more: came,
  }
  if (until === null) return [raised]
  const by = t('office.payments.story.by', { who: actorLabel(who ?? '', t) })
  const resolved = t('office.payments.story.resolved')
  const more = [by, resolutionText(resolution ?? '', t)]
  return [raised, { key: `resolved:${id}`, at: toSeason(until), tone: 'good', title: resolved, more }]
}

function receiptEntries({ receipt }: Timeline, { t }: TimelineContext): readonly TimelineEntry[] {
  if (receipt === null) return []
  const title = t('office.payments.story.receipt.issue.done', { number: String(receipt.number) })
  return [{ key: `receipt:${receipt.number}`, at: receipt.issuedAt, tone: 'good', title, more: [] }]
}

/** A receipt that versions before issued by a delivery has an entry of its own all the same. */
function isIssued({ topic, status }: Timeline['deliveries'][number]): boolean {
  return topic === 'receipt.issue' && status === 'done'
}

const queueTones: Readonly<Record<string, Tone>> = { due: 'waiting', done: 'good', on_hold: 'problem' }

function deliveryEntry(
  timeline: Timeline,
  delivery: Timeline['deliveries'][number],
  context: TimelineContext,
): TimelineEntry {
  const { id, topic, status, done_at: done, created_at: created } = delivery
  return {
    key: `delivery:${id}`,
    at: context.toSeason(done ?? created),
    tone: own(queueTones, status) ?? 'plain',
    title: context.t(`office.payments.story.${topic}.${status}`, { number: timeline.document?.number ?? '' }),
    more: status === 'done' ? [] : faultOf(delivery, context),
  }
}

/** What went wrong last, and what happens by itself. */
function faultOf(
  { last_fault: fault, status, due_at: at }: QueuedCall,
  { t, when, toSeason }: TimelineContext,
): readonly string[] {
  if (fault === null || fault === '') return []
  const next = status === 'due' ? [t('office.payments.story.again', { at: when(toSeason(at)) })] : []
  return [faultText(fault, t), ...next]
}
