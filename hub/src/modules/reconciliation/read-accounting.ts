import pMap from 'p-map'
import type { JournalEntry } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { bookingNames, entryNames } from './entry-names.ts'
import { everyItem } from '../../shared/every-item.ts'
import { type DaysQuery, concurrency, type SourceAnswer, orAway } from './source-answer.ts'
import type { Booking, Movement } from './movement.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

type Accounting = AppContext['plugins']['accounting']

/**
 * What accounting booked on some days, and what it says of our own bookings which its list lacks: one that was
 * delivered late is booked on a later day.
 */
export async function readAccounting(
  { plugins: { accounting } }: Pick<AppContext, 'plugins'>,
  ours: readonly Movement[],
  asked: DaysQuery,
): Promise<SourceAnswer<JournalEntry>> {
  const instance = 'main'
  const { journal } = accounting
  if (journal === undefined && asked.unlisted === 'left') return { instance, state: 'not-listed', items: [] }
  const listed =
    journal === undefined
      ? []
      : await orAway(() => everyItem((paging) => journal.list(asked.days, paging, asked.read)))
  if (listed === 'away') return { instance, state: 'away', items: [] }
  const known = new Set(listed.flatMap(entryNames))
  const missing = ours
    .filter(({ delivery }) => delivery === 'done')
    .flatMap((movement) => movement.bookings.map((booking) => ({ movement, booking })))
    .filter(({ booking }) => !bookingNames(booking).some((name) => known.has(name)))
  const found = await orAway(() =>
    pMap(missing, (one) => findBooking(accounting, one, asked), { concurrency }),
  )
  if (found === 'away') return { instance, state: 'away', items: listed }
  const items = [...listed, ...found.filter((entry) => entry !== null)]
  return { instance, state: journal === undefined ? 'asked-one-by-one' : 'listed', items }
}

interface Sought {
  readonly movement: Movement
  readonly booking: Booking
}

/** Of a payment accounting says only that it is there: its amount is then what it was told. */
async function findBooking(
  { findOrder, incomingPayments, onAccount }: Accounting,
  { movement, booking }: Sought,
  { read }: DaysQuery,
): Promise<JournalEntry | null> {
  const { is, reference, amount } = booking
  const partnerCode = partnerCodeOf(movement.students[0] ?? '')
  if (is === 'order') {
    const order = await findOrder(reference, read)
    if (order === null) return null
    const { ref, number, total, createdAt: at } = order
    return { is, ref, number, reference, partnerCode, amount: total, day: bogotaDay(new Date(at)), at }
  }
  const payments = movement.of === 'account' ? onAccount : incomingPayments
  const payment = (await payments?.find(reference, read)) ?? null
  if (payment === null) return null
  const { ref } = payment
  const day = bogotaDay(new Date(movement.at))
  return { is, ref, number: ref, reference, partnerCode, amount, day, at: null }
}
