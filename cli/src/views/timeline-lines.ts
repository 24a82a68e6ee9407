import type { components } from '@matricula/hub/api'
import type { ToSeason } from '../hub/season-time.ts'
import { clip, second } from '../output/cells.ts'
import type { Line } from '../output/line.ts'
import { texts } from '../texts/payments.ts'
import { cop, type Locale, speaker } from '../words.ts'

type Timeline = components['schemas']['PaymentTimeline']

type Paid = components['schemas']['TimelinePayment']

interface Event {
  readonly at: string
  readonly line: string
}

interface Reading {
  readonly locale: Locale
  /** For what other systems and the outbox did, which the machine's clock writes down. */
  readonly toSeason: ToSeason
}

/** One order's payment as a story, a line an event, in the order of time. */
export function timelineLines(timeline: Timeline, reading: Reading): readonly Line[] {
  const { locale } = reading
  const say = speaker(texts, locale)
  const { student, word, status, total, token, reference } = timeline
  return [
    say('header', { student, status: word === '' ? status : word, total: cop(locale, total) }),
    say('reference', { token, reference }),
    '',
    ...eventsOf(timeline, reading)
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ at, line }) => ({
        within: (screen: number) => [`${second(at)}  ${clip(line, { most: 200, screen })}`],
      })),
  ]
}

function eventsOf(timeline: Timeline, { locale, toSeason }: Reading): readonly Event[] {
  const { payment, document, receipt } = timeline
  const say = speaker(texts, locale)
  const pesos = (amount: number) => cop(locale, amount)
  const after = (text: string | null) => (text === null || text === '' ? '' : ` (${text})`)
  return [
    ...timeline.attempts.flatMap(({ reference, instance, path, amount, ...attempt }) => [
      { at: attempt.startedAt, line: say('began', { reference, instance, path, amount: pesos(amount) }) },
      ...at(attempt.finishedAt, say('ended', { status: attempt.status, reason: after(attempt.reason) })),
    ]),
    ...timeline.callbacks.map(({ received_at, instance, status, last_fault }) => ({
      at: toSeason(received_at),
      line: say('callback', { instance, status, fault: after(last_fault) }),
    })),
    ...at(payment?.approvedAt ?? null, payment === null ? '' : paidLine(payment, locale)),
    ...timeline.deliveries.map(({ created_at, done_at, topic, status, attempts, last_fault }) => ({
      at: toSeason(done_at ?? created_at),
      line: say('delivery', { topic, status, attempts, fault: after(last_fault) }),
    })),
    ...at(
      document?.posted_at ?? null,
      document === null ? '' : say('document', { ...document, amount: pesos(document.total) }),
    ),
    ...at(
      receipt?.issuedAt ?? null,
      receipt === null ? '' : say('receipt', { number: String(receipt.number) }),
    ),
    ...timeline.exceptions.flatMap(({ id, kind, created_at, resolved_at, resolved_by, resolution }) => [
      { at: toSeason(created_at), line: say('excepted', { id: String(id), kind }) },
      ...at(
        toSeason(resolved_at),
        say('solved', { id: String(id), by: resolved_by ?? '', resolution: resolution ?? '' }),
      ),
    ]),
  ]
}

function paidLine({ amount, instance, status, providerRef }: Paid, locale: Locale): string {
  const values = { amount: cop(locale, amount), instance, status, providerRef }
  return speaker(texts, locale)('paid', values)
}

function at(instant: string | null, line: string): readonly Event[] {
  return instant === null ? [] : [{ at: instant, line }]
}
