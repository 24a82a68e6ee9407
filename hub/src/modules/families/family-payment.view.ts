import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import type { Database } from '../../db/database.ts'
import { findByCodes } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { viewStudent } from './family.view.ts'
import {
  type JointAttempt,
  type Share,
  sharesOf,
  sharesOfAll,
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
  return {
    ...viewGuardianResult(app, payment, { locale, texts: 'family.payment' }),
    data: {
      ...viewGuardianFacts(app, payment),
      path: 'family',
      receiptToken: null,
      shares: await viewShares(app, payment),
    },
  }
}

async function viewShares({ database }: Pick<AppContext, 'database'>, { id }: JointAttempt) {
  const shares = await sharesOf(database, id)
  return shares.map(viewShareOf(await studentsOf(database, shares)))
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
  const viewShare = viewShareOf(await studentsOf(database, [...shares.values()].flat()))
  return payments.map((payment) => ({
    ...viewPastFacts(payment),
    // A receipt of the child may be of a later payment.
    shares: (shares.get(payment.id) ?? []).map((share) =>
      viewShare(payment.status === 'approved' ? share : { ...share, receiptToken: null }),
    ),
  }))
}

function studentsOf(database: Database, shares: readonly Share[]): Promise<readonly Student[]> {
  return findByCodes(database, [...new Set(shares.map(({ studentCode }) => studentCode))])
}

function viewShareOf(students: readonly Student[]) {
  return ({ studentCode, amount, orderToken, receiptToken }: Share) => {
    const student = students.find(({ code }) => code === studentCode)
    return {
      student: student === undefined ? { code: studentCode, name: '' } : viewStudent(student),
      amount,
      token: orderToken,
      receiptToken,
    }
  }
}
