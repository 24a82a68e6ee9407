import type { House } from '../../house.ts'
import type { Locale } from '../../config/texts.ts'
import { viewGuardianFacts, viewGuardianResult } from '../payments/index.ts'
import { findByCodes } from '../students/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { viewStudent } from './family.view.ts'
import { sharesOf } from './share.store.ts'

/** The specification's payment result (status, token, title, body, data), with each child's part. */
export async function viewFamilyPayment(house: House, payment: FamilyPayment, locale: Locale) {
  return {
    ...viewGuardianResult(house, payment, { locale, texts: 'family.payment' }),
    data: {
      ...viewGuardianFacts(house, payment),
      path: 'family',
      receiptToken: null,
      shares: await viewShares(house, payment),
    },
  }
}

async function viewShares({ database }: House, { id }: FamilyPayment) {
  const shares = await sharesOf(database, id)
  const students = await findByCodes(
    database,
    shares.map(({ studentCode }) => studentCode),
  )
  return shares.map(({ studentCode, amount, orderToken, receiptToken }) => {
    const student = students.find(({ code }) => code === studentCode)
    return {
      student: student === undefined ? { code: studentCode, name: '' } : viewStudent(student),
      amount,
      token: orderToken,
      receiptToken,
    }
  })
}
