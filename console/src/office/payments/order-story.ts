import type { Translate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { actorWords } from '../actor-words.ts'
import { providerWords } from '../provider-words.ts'
import { resolutionWords } from '../exceptions/resolution-words.ts'
import { faultWords } from '../fault-words.ts'
import type { Timeline } from './payment-status.tsx'
import { own } from '../../own.ts'
import { receivedAmount } from './received-amount.ts'
import type { ToSeason } from '../../season-time.ts'

export type Tone = 'plain' | 'good' | 'waiting' | 'trouble'

/** One thing that happened to an order, or that it waits for. */
export interface Happening {
  readonly key: string
  readonly at: string | null
  readonly tone: Tone
  readonly said: string
  /** Who, why, or what went wrong. */
  readonly more: readonly string[]
}

export interface Teller {
  readonly text: Translate
  readonly when: (instant: string) => string
  /** For what other systems and the outbox did, which the machine's clock writes down. */
  readonly toSeason: ToSeason
}

type Attempt = Timeline['attempts'][number]
type Work = Timeline['callbacks'][number] | Timeline['deliveries'][number]

/**
 * An order from the click to the receipt. By what follows from what, not by time: the season's clock may be set
 * back in a demonstration.
 */
export function storyOf(timeline: Timeline, teller: Teller): readonly Happening[] {
  const ofAttempts = timeline.attempts.flatMap((attempt) => [
    begun(attempt, teller),
    ...timeline.callbacks
      .filter(({ reference }) => reference === attempt.reference)
      .map((callback) => heard(callback, teller)),
    isPaidBy(timeline, attempt) ? paid(timeline.payment, teller) : ended(attempt, teller),
    ...timeline.exceptions
      .filter(({ reference }) => reference === attempt.reference)
      .flatMap((exception) => exceptional(exception, teller)),
  ])
  return [...ofAttempts, ...timeline.deliveries.map((delivery) => delivered(timeline, delivery, teller))]
}

type Paid = Timeline & { readonly payment: NonNullable<Timeline['payment']> }

/** A payment that went back is told as that. */
function isPaidBy(timeline: Timeline, { id, status }: Attempt): timeline is Paid {
  return timeline.payment?.attemptId === id && status !== 'reversed'
}

function begun({ id, path, amount, instance, reference, startedAt }: Attempt, { text }: Teller): Happening {
  const values = { amount: pesos(amount), who: providerWords(instance, text), reference }
  const said = text(`office.payments.story.begun.${path}`, values)
  return { key: `begun:${id}`, at: startedAt, tone: 'plain', said, more: [] }
}

function heard(callback: Timeline['callbacks'][number], teller: Teller): Happening {
  const { id, instance, status, received_at: at } = callback
  const isDone = status === 'done'
  const who = providerWords(instance, teller.text)
  const said = teller.text(`office.payments.story.callback.${isDone ? 'done' : 'due'}`, { who })
  const tone = isDone ? 'plain' : 'waiting'
  return {
    key: `callback:${id}`,
    at: teller.toSeason(at),
    tone,
    said,
    more: isDone ? [] : faultOf(callback, teller),
  }
}

function paid(
  { id, amount, status, actor, reason, approvedAt }: Paid['payment'],
  { text }: Teller,
): Happening {
  const said = text('office.payments.story.paid', { amount: pesos(amount), word: status })
  const by = text('office.payments.story.by', { who: actorWords(actor, text) })
  const why = reason === null || reason === '' ? [] : [text('office.payments.story.why', { reason })]
  return { key: `paid:${id}`, at: approvedAt, tone: 'good', said, more: [by, ...why] }
}

const tones: Readonly<Record<string, Tone>> = {
  open: 'waiting',
  agreement: 'waiting',
  approved: 'good',
  parked: 'trouble',
  duplicate: 'trouble',
  reversed: 'trouble',
  returned: 'trouble',
}

function ended(attempt: Attempt, { text, when }: Teller): Happening {
  const { id, status, amount, reason, finishedAt, expiresAt } = attempt
  const values = { amount: pesos(amount), until: when(expiresAt) }
  // Of a parked attempt the reason is the exception's kind, which is told next.
  const hasReason = status === 'declined' && reason !== null && reason !== ''
  return {
    key: `ended:${id}`,
    at: finishedAt,
    tone: tones[status] ?? 'plain',
    said: text(`office.payments.story.ended.${status}`, values),
    more: hasReason ? [text('office.payments.story.why', { reason })] : [],
  }
}

function exceptional(
  exception: Timeline['exceptions'][number],
  { text, toSeason }: Teller,
): readonly Happening[] {
  const { id, kind, created_at: at, resolved_at: until, resolved_by: who, resolution } = exception
  const said = text('office.payments.story.exception', { kind: text(`office.exceptions.kind.${kind}`) })
  const came =
    exception.amount === null
      ? []
      : [text('office.payments.story.came', { came: receivedAmount(exception, text) })]
  const raised: Happening = { key: `exception:${id}`, at: toSeason(at), tone: 'trouble', said, more: came }
  if (until === null) return [raised]
  const by = text('office.payments.story.by', { who: actorWords(who ?? '', text) })
  const resolved = text('office.payments.story.resolved')
  const more = [by, resolutionWords(resolution ?? '', text)]
  return [raised, { key: `resolved:${id}`, at: toSeason(until), tone: 'good', said: resolved, more }]
}

const workTones: Readonly<Record<string, Tone>> = { due: 'waiting', done: 'good', parked: 'trouble' }

function delivered(timeline: Timeline, delivery: Timeline['deliveries'][number], teller: Teller): Happening {
  const { id, topic, status, done_at: done, created_at: created } = delivery
  const number = topic === 'receipt.issue' ? timeline.receipt?.number : timeline.document?.number
  return {
    key: `delivery:${id}`,
    at: teller.toSeason(done ?? created),
    tone: own(workTones, status) ?? 'plain',
    said: teller.text(`office.payments.story.${topic}.${status}`, { number: number ?? '' }),
    more: status === 'done' ? [] : faultOf(delivery, teller),
  }
}

/** What went wrong last, and what happens by itself. */
function faultOf(
  { last_fault: fault, status, due_at: at }: Work,
  { text, when, toSeason }: Teller,
): readonly string[] {
  if (fault === null || fault === '') return []
  const next = status === 'due' ? [text('office.payments.story.again', { at: when(toSeason(at)) })] : []
  return [faultWords(fault, text), ...next]
}
