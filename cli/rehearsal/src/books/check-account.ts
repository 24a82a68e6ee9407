import { type Fact, fact, none } from '../fact.ts'
import {
  type Aftermath,
  isPaid,
  type PaymentAttempt,
  type QuoteSnapshot,
  type Transcript,
} from '../families/transcript.ts'
import type { Finding, Step } from '../deviation.ts'
import { type Account, chargedIn, chargeLine, type Ordered, type Timeline } from './account.ts'
import { checkBalance, checkBooking, checkReceipt } from './check-booking.ts'
import { checkEinvoice, checkLedger } from './check-money.ts'
import { checkPaidLater } from './check-paid-later.ts'
import { sum } from '../sum.ts'
import { checkProvider } from './check-provider.ts'
import { different, type Discrepancy, discrepancyOf, same } from './discrepancy.ts'

/** The first discrepancy of one student in the books, from the price's proof to the receipt. Pure. */
export function checkAccount(transcript: Transcript, account: Account): Finding | null {
  const { timeline, student } = account
  const discrepancy =
    timeline === null ? checkNoOrder(transcript, account) : checkOrder(transcript, { ...account, timeline })
  return discrepancy === null ? null : { student, token: timeline?.token ?? null, ...discrepancy }
}

function checkNoOrder({ attempts }: Transcript, { statement, exceptions }: Account): Discrepancy | null {
  const nothing = (step: Step, found: readonly string[]) => different(step, { expected: [], found })
  return (
    different('story', { expected: attempts.map(({ reference }) => reference), found: [] }) ??
    nothing(
      'accounting-order',
      statement.orders.map(({ reference }) => reference),
    ) ??
    nothing(
      'accounting-payment',
      statement.payments.map(({ reference }) => reference),
    ) ??
    nothing(
      'exception',
      exceptions.map(({ kind }) => kind),
    )
  )
}

function checkOrder(transcript: Transcript, account: Ordered): Discrepancy | null {
  const { snapshot } = transcript
  if (snapshot === null) return discrepancyOf('story', fact('quote'), none)
  const attempts = checkAttempts(transcript, account)
  if (attempts !== null) return attempts
  const paid = isPaid(transcript) ? checkPaid(transcript, snapshot, account) : checkUnpaid(account)
  return (
    checkProof(snapshot) ??
    paid ??
    checkProvider(transcript, account) ??
    checkExceptions(transcript, account) ??
    checkLedger(transcript, account) ??
    checkPaidLater(transcript, account) ??
    checkEinvoice(transcript, account)
  )
}

function checkAttempts({ attempts, aftermath }: Transcript, { timeline }: Ordered): Discrepancy | null {
  const describe = (one: { reference: string; path: string; amount: number }, end: string) =>
    [one.reference, one.path, one.amount, end].join(' ')
  return different('story', {
    expected: attempts.map((one) => describe(one, endOf(one, aftermath))),
    found: timeline.attempts.map((one) => describe(one, one.status)),
  })
}

/** What paid may have gone back since. */
function endOf({ expectedStatus }: PaymentAttempt, { wentBack }: Aftermath): string {
  return expectedStatus === 'approved' ? (wentBack ?? 'approved') : expectedStatus
}

function checkProof({ discrepancy }: QuoteSnapshot): Discrepancy | null {
  return discrepancy === null ? null : discrepancyOf('price-proof', discrepancy.expected, discrepancy.found)
}

function checkUnpaid({ timeline, statement }: Ordered): Discrepancy | null {
  return (
    same('payment', none, timeline.payment === null ? none : String(timeline.payment.amount)) ??
    different('charges', { expected: [], found: timeline.charges.map(chargeLine) }) ??
    different('accounting-order', {
      expected: [],
      found: statement.orders.map(({ total }) => String(total)),
    }) ??
    different('accounting-payment', {
      expected: [],
      found: statement.payments.map(({ amount }) => String(amount)),
    }) ??
    same('receipt', none, timeline.receipt === null ? none : fact('one'))
  )
}

function checkPaid(transcript: Transcript, snapshot: QuoteSnapshot, account: Ordered): Discrepancy | null {
  const { timeline } = account
  const charges = different('charges', {
    expected: snapshot.charges.toSorted(),
    found: timeline.charges.map(chargeLine).toSorted(),
  })
  return (
    charges ??
    checkPayment(transcript, snapshot, timeline) ??
    checkBooking(transcript, snapshot, account) ??
    checkBalance(transcript, snapshot, account) ??
    checkReceipt(transcript, snapshot, timeline)
  )
}

function checkPayment(
  transcript: Transcript,
  { totals }: QuoteSnapshot,
  timeline: Timeline,
): Discrepancy | null {
  const { payment } = timeline
  const paying = transcript.attempts.find(({ expectedStatus }) => expectedStatus === 'approved')
  if (payment === null || paying === undefined) return discrepancyOf('payment', String(totals.totalV), none)
  const attempt = timeline.attempts.find(({ id }) => id === payment.attemptId)
  const due = Math.max(0, chargedIn(timeline, 'now') + totals.balance)
  return (
    same('payment', `${totals.totalV} ${statusOf(transcript)}`, `${payment.amount} ${payment.status}`) ??
    same('payment', fact('chargedNow', { amount: due }), fact('chargedNow', { amount: payment.amount })) ??
    same('payment', by(paying), by(attempt)) ??
    checkParts(transcript, payment)
  )
}

/** What its parts brought is what an order that was paid in parts has of its own payment. */
function checkParts({ parts }: Transcript, payment: NonNullable<Timeline['payment']>): Discrepancy | null {
  if (payment.instance !== 'parts') return null
  const brought = parts.filter(({ expectedStatus }) => expectedStatus === 'approved')
  const inAll = (amount: number) => fact('partsInAll', { amount })
  return same('payment', inAll(sum(brought.map(({ amount }) => amount))), inAll(payment.amount))
}

function by(attempt: { readonly reference: string } | undefined): Fact {
  return attempt === undefined ? fact('byNobody') : fact('by', { reference: attempt.reference })
}

function statusOf({ scenario: { outcome }, attempts }: Transcript): string {
  if (attempts.some(({ path }) => path === 'parts')) return 'PAGO POR PARTES'
  const words: Readonly<Record<string, string>> = {
    advance: 'PAGO ANTICIPO',
    agreement: 'PAGO DAVIVIENDA',
    'agreement-by-hand': 'INGRESO MANUAL',
  }
  return words[outcome] ?? 'APROBADO'
}

/** Every peso of the provider's that paid nothing is somebody's task, and no task is there without one. */
function checkExceptions(transcript: Transcript, { exceptions }: Ordered): Discrepancy | null {
  const describe = ({ kind, reference, state }: { kind: string; reference: string; state: string }) =>
    [kind, reference, state].join(' ')
  return different('exception', {
    expected: transcript.exceptions.map(describe).toSorted(),
    found: exceptions.map(describe).toSorted(),
  })
}
