import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { Child } from './child.ts'
import { lastDayOf, viewFamilyRefund, viewFamilyWithdrawal } from '../payments/index.ts'
import { sum } from '../../shared/money.ts'
import type { Student } from '../students/student.ts'

/** A child in the guardian's list. */
export function viewChild({ config }: Pick<AppContext, 'config'>, child: Child, locale: Locale) {
  const { student, status, choices, quote, draftVersion, order, refunds, receiptToken, familyToken, why } =
    child
  const { name: school, billingPhone: phone, email } = config.settings.school
  return {
    student: { ...viewStudent(student), grade: student.nextGrade?.name ?? student.grade?.name ?? '' },
    state: status,
    choices: choices && { period: choices.period, method: choices.method, quotas: choices.quotas },
    quote: quote && {
      quoteId: quote.quoteId,
      totals: {
        subtotal: quote.totals.subtotal,
        balance: quote.totals.balance,
        totalV: quote.totals.totalV,
        later: quote.totals.later,
      },
      validUntil: quote.validUntil,
    },
    draftVersion,
    order: order && { token: order.token, status: order.status },
    refunds: refunds.map(viewFamilyRefund),
    split: viewFamilySplit(child.split),
    withdrawal: viewFamilyWithdrawal(child.withdrawal),
    receiptToken,
    familyToken,
    payable: why === null,
    why: why && translate(config.texts, locale, why.text, { school, phone, email, ...why.values }),
  }
}

/** Until when parts are paid, and to who has arranged them how much is. */
function viewFamilySplit(child: Child['split']) {
  if (child === null) return null
  const { split, isOwn } = child
  const of = (parts: typeof split.parts) => (isOwn ? sum(parts.map(({ amount }) => amount)) : null)
  return {
    until: lastDayOf(split),
    total: of(split.parts),
    paid: of(split.parts.filter(({ paidBy }) => paidBy !== null)),
  }
}

export function viewStudent({ code, firstNames, lastNames }: Student) {
  return { code, name: `${firstNames} ${lastNames}` }
}
