import { own } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { balanceKey } from '../payments/balance-key.ts'
import type { Attempt, AttemptRow, PartRow } from './attempt.store.ts'
import type { UnreportedMovement } from './delivery-status.store.ts'
import type { Booking, MoneyState, Movement } from './movement.ts'

/** What an attempt to pay came to, for whatever it is: one payment at the provider, in accounting each of its parts. */
export function movementOf({ row, parts, posted, isUndone, losses }: Attempt): UnreportedMovement {
  const { reference, instance, path, pays } = row
  const { status, token, providerRef } = standing[pays](row, parts, losses)
  const paid = parts.filter(({ approved_at }) => approved_at !== null)
  const [first] = paid
  const moneyState = moneyStateOf(status, pays === 'order' ? paid.length > 0 : status === 'approved')
  const movement: Omit<Movement, 'delivery'> = {
    reference,
    instance,
    atProvider: path === 'provider',
    of: names[pays],
    token,
    students: [...new Set(parts.map(studentOf))],
    amount: Number(row.amount),
    bookings: bookingsOf(row, moneyState, { parts, paid }),
    later: sum(paid.map(laterOf)),
    credit: sum(paid.map(creditOf)),
    moneyState,
    status,
    providerRef,
    lossBorneBy: losses.get(providerRef ?? '') ?? null,
    at: first?.approved_at ?? row.finished_at ?? row.started_at,
    posted,
    isUndone,
  }
  const keys = paid.flatMap(({ order_id: id }) => (id === null ? [] : [`order:${id}`, balanceKey(id)]))
  return { movement, keys: isHeardByAttempt(pays) ? [`${pays}:${row.id}`] : keys }
}

/** What is for no order: accounting hears of it with the attempt. */
function isHeardByAttempt(pays: AttemptRow['pays']): boolean {
  return pays === 'invoices' || pays === 'account'
}

/** Accounting hears of an order that was split once all of its parts are paid. */
function bookingsOf(
  row: AttemptRow,
  moneyState: MoneyState,
  { parts, paid }: Readonly<Record<'parts' | 'paid', readonly PartRow[]>>,
): readonly Booking[] {
  switch (row.pays) {
    case 'part':
      return []
    case 'invoices':
      return bookedDocuments(row, moneyState, parts)
    case 'account':
      return bookedOnAccount(row, moneyState)
    case 'order':
    case 'orders':
      return paid.flatMap(bookedOrder)
  }
}

const names = {
  order: 'order',
  orders: 'family',
  invoices: 'invoices',
  part: 'order',
  account: 'account',
} as const satisfies Readonly<Record<AttemptRow['pays'], Movement['of']>>

type StandingReader = (
  row: AttemptRow,
  parts: readonly PartRow[],
  losses: Attempt['losses'],
) => Pick<Movement, 'status' | 'token' | 'providerRef'>

const ofGuardian: StandingReader = ({ status, token, provider_ref: providerRef }) => ({
  status,
  token: token ?? '',
  providerRef,
})

/** A payment of one order stands as what it is for; a guardian's by its own status; a part of a split with its order. */
const standing: Readonly<Record<AttemptRow['pays'], StandingReader>> = {
  order: (row, [part]) => ({
    status: part?.status ?? row.status,
    token: part?.token ?? '',
    providerRef: part?.provider_ref ?? row.provider_ref,
  }),
  orders: ofGuardian,
  invoices: ofGuardian,
  account: ofGuardian,
  part: ({ status, provider_ref: providerRef }, [part], losses) => ({
    status:
      status === 'approved' && isGivenBack(part) && !losses.has(providerRef ?? '') ? 'refunded' : status,
    token: part?.token ?? '',
    providerRef,
  }),
}

/** The school gives back the order, and with it each of its parts; what is lost for the school alone stays paid. */
function isGivenBack(part: PartRow | undefined): boolean {
  return Number(part?.order_is_given_back ?? 0) === 1
}

const moneyStates: Readonly<Record<string, MoneyState>> = {
  reversed: 'back',
  refunded: 'returned',
  returned: 'returned',
}

function moneyStateOf(status: string, isPaid: boolean): MoneyState {
  return own(moneyStates, status) ?? (isPaid ? 'stands' : 'open')
}

function studentOf({ student_code: code, partner_code: partner }: PartRow): string {
  return code ?? studentCodeOf(partner ?? '')
}

const laterOf = ({ lines, lines_now: now }: PartRow) => Number(lines ?? 0) - Number(now ?? 0)

const creditOf = ({ lines_now: now, amount, order_id: id }: PartRow) =>
  id === null ? 0 : Math.max(0, Number(now ?? 0) - Number(amount))

/** The order with all its lines; what was paid above the lines due at once is last year's debt, told apart. */
function bookedOrder(part: PartRow): readonly Booking[] {
  const debt = Math.max(0, Number(part.amount) - Number(part.lines_now ?? 0))
  const name = part.order_reference ?? ''
  const order = {
    is: 'order',
    reference: part.document_reference ?? name,
    ref: part.document_ref,
    amount: Number(part.lines ?? 0),
  } as const
  const settled = { is: 'payment', reference: `${name}-saldo`, ref: null, amount: debt } as const
  return debt > 0 ? [order, settled] : [order]
}

/** Accounting has a payment of invoices as one for every partner. */
function bookedDocuments(
  { reference }: AttemptRow,
  moneyState: MoneyState,
  parts: readonly PartRow[],
): readonly Booking[] {
  if (moneyState !== 'stands' && moneyState !== 'returned') return []
  const partners = [...new Set(parts.flatMap(({ partner_code: partner }) => partner ?? []))]
  return partners.map((partner) => ({
    is: 'payment',
    reference: `${reference}-${partner}`,
    ref: null,
    amount: sum(parts.filter((one) => one.partner_code === partner).map(({ amount }) => Number(amount))),
  }))
}

function bookedOnAccount({ reference, amount }: AttemptRow, moneyState: MoneyState): readonly Booking[] {
  if (moneyState !== 'stands' && moneyState !== 'returned') return []
  return [{ is: 'payment', reference, ref: null, amount: Number(amount) }]
}
