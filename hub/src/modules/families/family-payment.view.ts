import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import { findByCodes } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { viewStudent } from './family.view.ts'
import {
  isGivenBack,
  type JointAttempt,
  type PlacedRefund,
  refundsOfParts,
  type Share,
  sharesOf,
  sharesOfAll,
  toldStatusesOf,
  viewFamilyRefund,
  viewGuardianFacts,
  viewGuardianResult,
  viewPastFacts,
} from '../payments/index.ts'

/** The payment result (status, token, title, body, data), with each child's part. */
export async function viewFamilyPayment(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  payment: JointAttempt,
  locale: Locale,
) {
  const shares = await sharesOf(app.database, payment.id)
  const refunds = await refundsOfShares(app.database, shares)
  const told = await toldStatusesOf(app.database, [payment])
  const result = { status: told(payment), token: payment.token, reference: payment.reference }
  return {
    ...viewGuardianResult(app, result, { locale, texts: 'family.payment', parts: shares }),
    data: {
      ...(await viewGuardianFacts(app, payment, { parts: shares, refunds })),
      path: 'family',
      receiptToken: null,
      shares: shares.map(viewShareOf(await studentsOf(app.database, shares), refunds)),
    },
  }
}

export type PastFamilyPayment = Awaited<ReturnType<typeof viewPastPayments>>[number]

/** Payments as lines of the guardian's history, with each child's part. */
export async function viewPastPayments(
  { database }: Pick<AppContext, 'database'>,
  payments: readonly JointAttempt[],
) {
  const shares = await sharesOfAll(
    database,
    payments.map(({ id }) => id),
  )
  const all = [...shares.values()].flat()
  const viewShare = viewShareOf(await studentsOf(database, all), await refundsOfShares(database, all))
  const told = await toldStatusesOf(database, payments)
  return payments.map((payment) => {
    const own = shares.get(payment.id) ?? []
    // A receipt of the child may be of a later payment.
    const hasReceipts = payment.status === 'approved' || isGivenBack(own)
    return {
      ...viewPastFacts(payment, { parts: own, told: told(payment) }),
      shares: own.map((share) => viewShare(hasReceipts ? share : { ...share, receiptToken: null })),
    }
  })
}

function studentsOf(database: Database, shares: readonly Share[]): Promise<readonly Student[]> {
  return findByCodes(database, [...new Set(shares.map(({ studentCode }) => studentCode))])
}

function refundsOfShares(database: Database, shares: readonly Share[]) {
  const parts = shares.map(({ allocationId: id, refunded }) => ({ id, refunded }))
  return refundsOfParts(database, parts)
}

function viewShareOf(students: readonly Student[], refunds: readonly PlacedRefund[]) {
  return ({ allocationId, studentCode, amount, orderToken, receiptToken }: Share) => {
    const student = students.find(({ code }) => code === studentCode)
    return {
      student: student === undefined ? { code: studentCode, name: '' } : viewStudent(student),
      amount,
      token: orderToken,
      receiptToken,
      refunds: refunds.filter((refund) => refund.allocationId === allocationId).map(viewFamilyRefund),
    }
  }
}
