import { isDeepStrictEqual } from 'node:util'
import type { components } from '@matricula/hub/api'
import { type Fact, fact } from '../fact.ts'
import type { Finding, Step } from '../deviation.ts'
import type { Books, ProviderRow } from '../vendors/read-books.ts'
import { firstOff } from './balances.ts'
import { firstDifference } from './first-difference.ts'
import type { LedgerSums } from './tally-ledger.ts'
import type { DayTotal, Totals } from './tally.ts'

type ReconciledDay = components['schemas']['ReconciledDay']

export interface SchoolBooks {
  readonly totals: Totals
  readonly books: Books
  /** Payments of the provider that no student's order knows. */
  readonly strangers: readonly ProviderRow[]
  /** Exceptions of nobody's order. */
  readonly lost: readonly { readonly kind: string; readonly reference: string }[]
  /** What finance is shown of each day on which money moved. */
  readonly days: readonly ReconciledDay[]
  readonly ledger: LedgerSums
}

/** What no single student's account can show: money of nobody, and sums that must agree. Pure. */
export function checkTotals({
  totals,
  books,
  strangers,
  lost,
  days,
  ledger,
}: SchoolBooks): readonly Finding[] {
  const money = strangers.filter(({ status }) => status === 'Aceptada')
  return [
    ...money.map(({ reference, amount }) => finding('strangers', fact('noMoney'), `${reference} ${amount}`)),
    ...lost.map(({ kind, reference }) => finding('exception', fact('noException'), `${kind} ${reference}`)),
    ...same(
      'accounting-order',
      fact('bookedInAll', { amount: totals.booked }),
      fact('bookedInAll', { amount: books.orders.total }),
    ),
    ...same(
      'accounting-order',
      fact('ordersInAll', { n: totals.enrolled }),
      fact('ordersInAll', { n: books.orders.count }),
    ),
    ...same(
      'accounting-payment',
      fact('receivedInAll', { amount: totals.balancePaid + totals.chargesPaid + totals.onAccount }),
      fact('receivedInAll', { amount: books.payments.total }),
    ),
    ...checkLedgerSums(ledger),
    ...totals.days.flatMap((day) =>
      checkDay(
        day,
        days.find((one) => one.day === day.day),
      ),
    ),
  ]
}

/** Peso by peso in sum, and what the provider holds by its own books. Pure. */
export function checkLedgerSums({ expected, found, payouts, provider }: LedgerSums): readonly Finding[] {
  const off = firstOff(expected, found)
  const payout = firstDifference(payouts)
  const holds = (amount: number) => fact('providerHolds', { amount })
  return [
    ...(payout === null ? [] : [finding('payout', payout.expected, payout.found)]),
    ...(off === null ? [] : [finding('ledger', off.expected, off.found)]),
    ...same('provider', holds(provider.own), holds(provider.ledger)),
  ]
}

function checkDay(own: DayTotal, reconciled: ReconciledDay | undefined): readonly Finding[] {
  const { day, payments, paid, toBook, booked, provider, open } = own
  if (reconciled === undefined)
    return [finding('day', fact('reconciled', { day }), fact('notReconciled', { day }))]
  const at = (key: AmountOfDay) => (amount: number) => fact(key, { day, amount })
  const unknown = {
    provider: fact('dayProviderUnknown', { day }),
    accounting: fact('dayAccountingUnknown', { day }),
  }
  const compare = (key: AmountOfDay, expected: number, found: number) =>
    same('day', at(key)(expected), at(key)(found))
  return [
    ...compare('dayPayments', payments, reconciled.hub.count),
    ...compare('dayHub', paid, reconciled.hub.amount),
    ...(reconciled.provider === null
      ? same('day', at('dayProvider')(provider), unknown.provider)
      : compare('dayProvider', provider, reconciled.provider.amount)),
    ...compare('dayToBook', toBook, reconciled.hub.booked),
    ...(reconciled.accounting === null
      ? same('day', at('dayAccounting')(booked), unknown.accounting)
      : compare('dayAccounting', booked, reconciled.accounting.amount)),
    ...compare('dayOpen', open, reconciled.open),
    ...same(
      'day',
      fact(open > 0 ? 'dayDiffers' : 'dayAgrees', { day }),
      fact(states[reconciled.state], { day }),
    ),
  ]
}

const states = {
  agrees: 'dayAgrees',
  joined: 'dayJoined',
  differs: 'dayDiffers',
  nothing: 'dayNothing',
  waiting: 'dayWaiting',
  unknown: 'dayUnknown',
} as const

type AmountOfDay = 'dayPayments' | 'dayHub' | 'dayProvider' | 'dayToBook' | 'dayAccounting' | 'dayOpen'

function same(step: Step, expected: Fact, found: Fact): readonly Finding[] {
  return isDeepStrictEqual(expected, found) ? [] : [finding(step, expected, found)]
}

function finding(step: Step, expected: Fact, found: Fact): Finding {
  return { student: null, token: null, step, expected, found }
}
