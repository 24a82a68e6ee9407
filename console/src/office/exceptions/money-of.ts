import { cop } from '../../money.ts'
import type { Exception, ExceptionDetails } from './exception.ts'

/** What came in, in the currency that it came in; null where that is not known. */
export function amountOf({ amount, currency }: Pick<Exception, 'amount' | 'currency'>): string | null {
  return amount === null ? null : worded({ amount, currency })
}

/** Money in its own currency. */
export function worded({ amount, currency }: Pick<ExceptionDetails, 'amount' | 'currency'>): string {
  return currency === 'COP' ? cop(amount) : `${amount} ${currency}`
}

/** The students whose money it is, each by name and code. */
export function familyOf({ students }: Pick<Exception, 'students'>): string | null {
  if (students.length === 0) return null
  return students.map(({ code, name }) => (name === '' ? code : `${name} (${code})`)).join(', ')
}
