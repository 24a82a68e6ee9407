import { isDeepStrictEqual } from 'node:util'
import { type Fact, fact, none } from '../fact.ts'
import { isPaid, type Kept, type Tale, type Try } from '../families/tale.ts'
import type { Finding, Step } from '../surprise.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import { type Account, chargedIn, chargeLine, type Timeline } from './account.ts'
import { firstDifference } from './first-difference.ts'

type Flaw = Omit<Finding, 'student' | 'token'>

/** The first peso of one student that the books do not explain, from the price's proof to the receipt. Pure. */
export function judgeAccount(tale: Tale, account: Account): Finding | null {
  const { timeline, student } = account
  const flaw = timeline === null ? judgeNoOrder(tale, account) : judgeOrder(tale, { ...account, timeline })
  return flaw === null ? null : { student, token: timeline?.token ?? null, ...flaw }
}

function judgeNoOrder({ tries }: Tale, { statement, exceptions }: Account): Flaw | null {
  const nothing = (step: Step, found: readonly string[]) => different(step, { expected: [], found })
  return (
    different('story', { expected: tries.map(({ reference }) => reference), found: [] }) ??
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

function judgeOrder(tale: Tale, account: Ordered): Flaw | null {
  const { kept } = tale
  if (kept === null) return flawed('story', fact('quote'), none)
  const story = judgeStory(tale, account)
  if (story !== null) return story
  const paid = isPaid(tale) ? judgePaid(tale, kept, account) : judgeUnpaid(account)
  return judgeProof(kept) ?? paid ?? judgeProvider(tale, account) ?? judgeExceptions(tale, account)
}

function judgeStory({ tries }: Tale, { timeline }: Ordered): Flaw | null {
  const told = (one: { reference: string; path: string; amount: number }, end: string) =>
    [one.reference, one.path, one.amount, end].join(' ')
  return different('story', {
    expected: tries.map((one) => told(one, one.ends)),
    found: timeline.attempts.map((one) => told(one, one.status)),
  })
}

function judgeProof({ flaw }: Kept): Flaw | null {
  return flaw === null ? null : flawed('price-proof', flaw.expected, flaw.found)
}

function judgeUnpaid({ timeline, statement }: Ordered): Flaw | null {
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

function judgePaid(tale: Tale, kept: Kept, account: Ordered): Flaw | null {
  const { timeline } = account
  const charges = different('charges', {
    expected: kept.charges.toSorted(),
    found: timeline.charges.map(chargeLine).toSorted(),
  })
  return (
    charges ??
    judgePayment(tale, kept, timeline) ??
    judgeBooking(kept, account) ??
    judgeBalance(kept, account) ??
    judgeReceipt(kept, timeline)
  )
}

function judgePayment(tale: Tale, { totals }: Kept, timeline: Timeline): Flaw | null {
  const { payment } = timeline
  const paying = tale.tries.find(({ ends }) => ends === 'approved')
  if (payment === null || paying === undefined) return flawed('payment', String(totals.totalV), none)
  const attempt = timeline.attempts.find(({ id }) => id === payment.attemptId)
  const due = Math.max(0, chargedIn(timeline, 'now') + totals.balance)
  return (
    same('payment', `${totals.totalV} ${wordOf(tale)}`, `${payment.amount} ${payment.status}`) ??
    same('payment', fact('chargedNow', { amount: due }), fact('chargedNow', { amount: payment.amount })) ??
    same('payment', by(paying), by(attempt))
  )
}

function by(attempt: { readonly reference: string } | undefined): Fact {
  return attempt === undefined ? fact('byNobody') : fact('by', { reference: attempt.reference })
}

function wordOf({ plan: { fate } }: Tale): string {
  const words: Readonly<Record<string, string>> = {
    advance: 'PAGO ANTICIPO',
    agreement: 'PAGO DAVIVIENDA',
    'agreement-by-hand': 'INGRESO MANUAL',
  }
  return words[fate] ?? 'APROBADO'
}

function judgeBooking({ charges }: Kept, { timeline, statement }: Ordered): Flaw | null {
  const step = 'accounting-order'
  const [order, ...others] = statement.orders
  if (order === undefined || others.length > 0)
    return flawed(
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

function judgeBalance({ totals }: Kept, { timeline, statement }: Ordered): Flaw | null {
  const { balance } = totals
  const expected = balance > 0 ? [`${timeline.reference}-saldo ${balance}`] : []
  const found = statement.payments.map(({ reference, amount }) => `${reference} ${amount}`)
  return different('accounting-payment', { expected, found })
}

function judgeReceipt({ totals }: Kept, { receipt, deliveries }: Timeline): Flaw | null {
  const { balance } = totals
  const expected = [
    ...(balance > 0 ? ['accounting.balance-payment'] : []),
    'accounting.order',
    'notice.receipt',
    'receipt.issue',
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
const atProvider: Readonly<Record<Try['ends'], Fact>> = {
  open: 'Iniciada',
  agreement: none,
  approved: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Expirada',
  failed: none,
  parked: 'Aceptada',
  duplicate: 'Aceptada',
  reversed: 'Reversada',
}

function judgeProvider({ tries }: Tale, { provider, timeline }: Ordered): Flaw | null {
  const flaws = tries.map((one) => {
    const row = provider.get(one.reference)
    const expected = one.path === 'provider' ? atProvider[one.ends] : none
    const kept = same('provider', expected, row?.status ?? none)
    return kept !== null || row === undefined ? kept : judgeRow(one, row, timeline)
  })
  return flaws.find((flaw) => flaw !== null) ?? null
}

function judgeRow({ reference, amount, ends }: Try, row: ProviderRow, { payment }: Timeline): Flaw | null {
  const askedFor = (asked: number) => fact('asked', { reference, amount: asked })
  const asked = same('provider', askedFor(amount), askedFor(row.asked))
  if (asked !== null || (ends !== 'approved' && ends !== 'duplicate')) return asked
  const chargedFor = (charged: number) => fact('charged', { reference, amount: charged })
  const charged = same('provider', chargedFor(amount), chargedFor(row.amount))
  if (charged !== null || ends !== 'approved') return charged
  return same('provider', row.providerRef, payment?.providerRef ?? none)
}

/** Every peso of the provider's that paid nothing is somebody's task, and no task is there without one. */
function judgeExceptions(tale: Tale, { exceptions }: Ordered): Flaw | null {
  const told = ({ kind, reference, state }: { kind: string; reference: string; state: string }) =>
    [kind, reference, state].join(' ')
  return different('exception', {
    expected: tale.exceptions.map(told).toSorted(),
    found: exceptions.map(told).toSorted(),
  })
}

function same(step: Step, expected: Fact, found: Fact): Flaw | null {
  return isDeepStrictEqual(expected, found) ? null : flawed(step, expected, found)
}

function different(
  step: Step,
  lists: { readonly expected: readonly string[]; readonly found: readonly string[] },
): Flaw | null {
  const difference = firstDifference(lists)
  return difference === null ? null : flawed(step, difference.expected, difference.found)
}

function flawed(step: Step, expected: Fact, found: Fact): Flaw {
  return { step, expected, found }
}
