import type { Transcript } from '../families/transcript.ts'
import { bogotaDay } from '../season-days.ts'
import { sum } from '../sum.ts'
import { type Account, chargeLine } from './account.ts'
import { balancesOf } from './balances.ts'

/** What is the same of a student whenever the same season is played. Pure. */
export function canonicalRow(
  { scenario, snapshot, parts, aftermath }: Transcript,
  { student, timeline, provider, statement, exceptions, movements, einvoice, laterDeliveries }: Account,
) {
  const payment = timeline?.payment ?? null
  return {
    student,
    fate: scenario.outcome,
    choices: snapshot?.choices ?? null,
    totals: snapshot?.totals ?? null,
    charges: timeline?.charges.map(chargeLine) ?? [],
    attempts: timeline?.attempts.map(({ path, amount, status }) => [path, amount, status]) ?? [],
    parts: parts.map(({ amount, charge, expectedStatus }) => [amount, charge?.day ?? null, expectedStatus]),
    payment: payment && [payment.status, payment.amount, bogotaDay(new Date(payment.approvedAt))],
    provider: timeline?.attempts.flatMap(({ reference }) => {
      const row = provider.get(reference)
      return row === undefined ? [] : [[row.status, row.amount]]
    }),
    accounting: {
      orders: statement.orders.map(({ total, lines }) => [total, lines.length]),
      payments: statement.payments.map(({ amount, paidOn }) => [amount, paidOn]),
      total: sum(statement.orders.map(({ total }) => total)),
    },
    hasReceipt: timeline?.receipt != null,
    exceptions: exceptions.map(({ kind, state }) => `${kind} ${state}`).toSorted(),
    ledger: [...balancesOf(movements)],
    einvoice,
    leftOn: aftermath.leftOn,
    paidLater: paidLaterOf(aftermath),
    laterDeliveries,
  }
}

function paidLaterOf({ paidLater }: Transcript['aftermath']) {
  if (paidLater === null) return null
  const { token: _token, reference: _reference, ...same } = paidLater
  return same
}
