import type { OperationsStatus } from './read-operations-status.ts'
import type { Waiting } from './waiting.store.ts'

/** One number of the hub that the database knows, for each place it is of; `''` where there is but one. */
export interface StatusFact {
  readonly name: string
  readonly help: string
  /** What its places are called; null where there is but one. */
  readonly by: string | null
  readonly of: (status: OperationsStatus, now: Date) => Readonly<Record<string, number>>
}

type Measure = (waiting: Waiting, now: Date) => number

const count: Measure = (waiting) => waiting.count
const age: Measure = ({ since }, now) => secondsBetween(since, now)
const lateness: Measure = ({ dueAt }, now) => secondsBetween(dueAt, now)

export const statusFacts: readonly StatusFact[] = [
  {
    name: 'outbox_messages',
    help: 'Deliveries that have not left; those on hold wait for a person',
    by: 'status',
    of: ({ outbox }, now) => each(outbox, count, now),
  },
  {
    name: 'outbox_oldest_seconds',
    help: 'Since when the oldest of them has not left',
    by: 'status',
    of: ({ outbox }, now) => each(outbox, age, now),
  },
  {
    name: 'outbox_late_messages',
    help: 'Deliveries that have not left for longer than outbox.lateMinutes',
    by: null,
    of: ({ late }) => alone(late),
  },
  {
    name: 'outbox_overdue_seconds',
    help: 'How long ago the first due delivery should have been taken up',
    by: null,
    of: ({ outbox }, now) => alone(lateness(outbox.due, now)),
  },
  {
    name: 'callbacks_waiting',
    help: 'Callbacks of providers that are kept and not settled',
    by: null,
    of: ({ callbacks }, now) => alone(count(callbacks, now)),
  },
  {
    name: 'callbacks_oldest_seconds',
    help: 'Since when the oldest of them waits',
    by: null,
    of: ({ callbacks }, now) => alone(age(callbacks, now)),
  },
  {
    name: 'payments_pending',
    help: 'Payments whose provider has not said its last word',
    by: 'of',
    of: ({ payments }, now) => each(payments, count, now),
  },
  {
    name: 'payments_oldest_seconds',
    help: 'Since when the oldest of them is pending',
    by: 'of',
    of: ({ payments }, now) => each(payments, age, now),
  },
  {
    name: 'payments_overdue_seconds',
    help: 'How long ago the provider should have been asked about the first of them',
    by: 'of',
    of: ({ payments }, now) => each(payments, lateness, now),
  },
  {
    name: 'payment_exceptions_open',
    help: 'Payments that a person must look into',
    by: null,
    of: ({ exceptions }, now) => alone(count(exceptions, now)),
  },
  {
    name: 'payment_exceptions_oldest_seconds',
    help: 'Since when the oldest of them waits',
    by: null,
    of: ({ exceptions }, now) => alone(age(exceptions, now)),
  },
]

/** The largest of a number's places. */
export function highestOf(name: string, status: OperationsStatus, now: Date): number {
  const fact = statusFacts.find((one) => one.name === name)
  if (fact === undefined) throw new Error(`no number is called ${name}`)
  return Math.max(0, ...Object.values(fact.of(status, now)))
}

const alone = (value: number) => ({ '': value })

function each(places: Readonly<Record<string, Waiting>>, measure: Measure, now: Date) {
  return Object.fromEntries(Object.entries(places).map(([place, waiting]) => [place, measure(waiting, now)]))
}

/** What is due later is not late. */
function secondsBetween(at: string | null, now: Date): number {
  return at === null ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
}
