import { isDeepStrictEqual } from 'node:util'
import { type Fact, fact, none } from '../fact.ts'
import { isPaid, type QuoteSnapshot, type Transcript, type PaymentAttempt } from '../families/transcript.ts'
import type { Finding, Step } from '../deviation.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import { type Account, chargedIn, chargeLine, type Timeline } from './account.ts'
import { firstDifference } from './first-difference.ts'

type Discrepancy = Omit<Finding, 'student' | 'token'>

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

type Ordered = Account & { readonly timeline: Timeline }

function checkOrder(transcript: Transcript, account: Ordered): Discrepancy | null {
  const { snapshot } = transcript
  if (snapshot === null) return discrepancyOf('story', fact('quote'), none)
  const attempts = checkAttempts(transcript, account)
  if (attempts !== null) return attempts
  const paid = isPaid(transcript) ? checkPaid(transcript, snapshot, account) : checkUnpaid(account)
  return (
    checkProof(snapshot) ?? paid ?? checkProvider(transcript, account) ?? checkExceptions(transcript, account)
  )
}

function checkAttempts({ attempts }: Transcript, { timeline }: Ordered): Discrepancy | null {
  const describe = (one: { reference: string; path: string; amount: number }, end: string) =>
    [one.reference, one.path, one.amount, end].join(' ')
  return different('story', {
    expected: attempts.map((one) => describe(one, one.expectedStatus)),
    found: timeline.attempts.map((one) => describe(one, one.status)),
  })
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
    checkBooking(snapshot, account) ??
    checkBalance(snapshot, account) ??
    checkReceipt(snapshot, timeline)
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
    same('payment', by(paying), by(attempt))
  )
}

function by(attempt: { readonly reference: string } | undefined): Fact {
  return attempt === undefined ? fact('byNobody') : fact('by', { reference: attempt.reference })
}

function statusOf({ scenario: { outcome } }: Transcript): string {
  const words: Readonly<Record<string, string>> = {
    advance: 'PAGO ANTICIPO',
    agreement: 'PAGO DAVIVIENDA',
    'agreement-by-hand': 'INGRESO MANUAL',
  }
  return words[outcome] ?? 'APROBADO'
}

function checkBooking({ charges }: QuoteSnapshot, { timeline, statement }: Ordered): Discrepancy | null {
  const step = 'accounting-order'
  const [order, ...others] = statement.orders
  if (order === undefined || others.length > 0)
    return discrepancyOf(
      step,
      fact('oneOrder', { reference: timeline.reference }),
      fact('orders', { n: statement.orders.length }),
    )
  const booked = order.lines.map((line) =>
    [line.itemCode, line.shipDate, String(line.unitPrice * line.quantity)].join('|'),
  )
  const { document } = timeline
  return (
    same(step, timeline.reference, order.reference) ??
    different(step, {
      expected: charges.map((line) => line.slice(0, line.lastIndexOf('|'))).toSorted(),
      found: booked.toSorted(),
    }) ??
    same(
      step,
      fact('inAll', { amount: chargedIn(timeline, 'ever') }),
      fact('inAll', { amount: order.total }),
    ) ??
    same(step, documentIn(order), document === null ? fact('noDocument', { total: 0 }) : documentIn(document))
  )
}

function documentIn({ number, total }: { readonly number: string; readonly total: number }): Fact {
  return fact('document', { number, total })
}

function checkBalance({ totals }: QuoteSnapshot, { timeline, statement }: Ordered): Discrepancy | null {
  const { balance } = totals
  const expected = balance > 0 ? [`${timeline.reference}-saldo ${balance}`] : []
  const found = statement.payments.map(({ reference, amount }) => `${reference} ${amount}`)
  return different('accounting-payment', { expected, found })
}

function checkReceipt({ totals }: QuoteSnapshot, { receipt, deliveries }: Timeline): Discrepancy | null {
  const { balance } = totals
  const expected = [
    ...(balance > 0 ? ['accounting.balance-payment'] : []),
    'accounting.order',
    'notice.receipt',
  ]
  return (
    same('receipt', fact('one'), receipt === null ? none : fact('one')) ??
    different('receipt', {
      expected: expected.map((topic) => `${topic} done`),
      found: deliveries.map(({ topic, status }) => `${topic} ${status}`).toSorted(),
    })
  )
}

/** What the provider must hold of an attempt that ended so. */
const atProvider: Readonly<Record<PaymentAttempt['expectedStatus'], Fact>> = {
  open: 'Iniciada',
  agreement: none,
  approved: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Expirada',
  failed: none,
  under_review: 'Aceptada',
  duplicate: 'Aceptada',
  reversed: 'Reversada',
}

function checkProvider({ attempts }: Transcript, { provider, timeline }: Ordered): Discrepancy | null {
  const discrepancies = attempts.map((one) => {
    const row = provider.get(one.reference)
    const expected = one.path === 'provider' ? atProvider[one.expectedStatus] : none
    const snapshot = same('provider', expected, row?.status ?? none)
    return snapshot !== null || row === undefined ? snapshot : checkProviderRow(one, row, timeline)
  })
  return discrepancies.find((discrepancy) => discrepancy !== null) ?? null
}

function checkProviderRow(
  { reference, amount, expectedStatus }: PaymentAttempt,
  row: ProviderRow,
  { payment }: Timeline,
): Discrepancy | null {
  const askedFor = (asked: number) => fact('asked', { reference, amount: asked })
  const asked = same('provider', askedFor(amount), askedFor(row.asked))
  if (asked !== null || (expectedStatus !== 'approved' && expectedStatus !== 'duplicate')) return asked
  const chargedFor = (charged: number) => fact('charged', { reference, amount: charged })
  const charged = same('provider', chargedFor(amount), chargedFor(row.amount))
  if (charged !== null || expectedStatus !== 'approved') return charged
  return same('provider', row.providerRef, payment?.providerRef ?? none)
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

function same(step: Step, expected: Fact, found: Fact): Discrepancy | null {
  return isDeepStrictEqual(expected, found) ? null : discrepancyOf(step, expected, found)
}

function different(
  step: Step,
  lists: { readonly expected: readonly string[]; readonly found: readonly string[] },
): Discrepancy | null {
  const difference = firstDifference(lists)
  return difference === null ? null : discrepancyOf(step, difference.expected, difference.found)
}

function discrepancyOf(step: Step, expected: Fact, found: Fact): Discrepancy {
  return { step, expected, found }
}
