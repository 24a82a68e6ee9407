import type { components } from '@matricula/hub/api'
import type { ToSeasonTime } from '../hub/season-time.ts'
import { clip, second } from '../output/cells.ts'
import type { Line } from '../output/line.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

type Timeline = components['schemas']['PaymentTimeline']

type Paid = components['schemas']['TimelinePayment']

interface Event {
  readonly at: string
  readonly line: string
}

interface TimelineOptions {
  readonly locale: Locale
  /** For what other systems and the outbox did, which the machine's clock writes down. */
  readonly toSeasonTime: ToSeasonTime
}

/** One order's payment as a story, a line an event, in the order of time. */
export function timelineLines(timeline: Timeline, options: TimelineOptions): readonly Line[] {
  const { locale } = options
  const t = translator('payments', locale)
  const { student, word, status, total, token, reference } = timeline
  return [
    t('header', { student, status: word === '' ? status : word, total: formatCop(locale, total) }),
    t('reference', { token, reference }),
    '',
    ...eventsOf(timeline, options)
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ at, line }) => ({
        within: (screen: number) => [`${second(at)}  ${clip(line, { most: 200, screen })}`],
      })),
  ]
}

function eventsOf(timeline: Timeline, { locale, toSeasonTime }: TimelineOptions): readonly Event[] {
  const { payment, document, receipt } = timeline
  const t = translator('payments', locale)
  const pesos = (amount: number) => formatCop(locale, amount)
  const after = (text: string | null) => (text === null || text === '' ? '' : ` (${text})`)
  return [
    ...[...timeline.attempts, ...timeline.parts].flatMap(
      ({ reference, instance, path, amount, ...attempt }) => [
        { at: attempt.startedAt, line: t('began', { reference, instance, path, amount: pesos(amount) }) },
        ...at(attempt.finishedAt, t('ended', { status: attempt.status, reason: after(attempt.reason) })),
      ],
    ),
    ...timeline.callbacks.map(({ received_at, instance, status, last_fault }) => ({
      at: toSeasonTime(received_at),
      line: t('callback', { instance, status, fault: after(last_fault) }),
    })),
    ...at(payment?.approvedAt ?? null, payment === null ? '' : paidLine(payment, locale)),
    ...timeline.deliveries.map(({ created_at, done_at, topic, status, attempts, last_fault }) => ({
      at: toSeasonTime(done_at ?? created_at),
      line: t('delivery', { topic, status, attempts, fault: after(last_fault) }),
    })),
    ...at(
      document?.posted_at ?? null,
      document === null ? '' : t('document', { ...document, amount: pesos(document.total) }),
    ),
    ...at(
      receipt?.issuedAt ?? null,
      receipt === null ? '' : t('receipt', { number: String(receipt.number) }),
    ),
    ...timeline.exceptions.flatMap(({ id, kind, created_at, resolved_at, resolved_by, resolution }) => [
      { at: toSeasonTime(created_at), line: t('excepted', { id: String(id), kind }) },
      ...at(
        toSeasonTime(resolved_at),
        t('solved', { id: String(id), by: resolved_by ?? '', resolution: resolution ?? '' }),
      ),
    ]),
  ]
}

function paidLine({ amount, instance, status, providerRef }: Paid, locale: Locale): string {
  const values = { amount: formatCop(locale, amount), instance, status, providerRef }
  return translator('payments', locale)('paid', values)
}

function at(instant: string | null, line: string): readonly Event[] {
  return instant === null ? [] : [{ at: instant, line }]
}
