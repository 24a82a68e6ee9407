import { formatCop } from '../../money.ts'
import type { Exception, ExceptionDetails } from './exception.ts'

/** Money in its own currency. */
export function exceptionTexts({ amount, currency }: Pick<ExceptionDetails, 'amount' | 'currency'>): string {
  return currency === 'COP' ? formatCop(amount) : `${amount} ${currency}`
}

/** The students whose money it is, each by name and code. */
export function familyOf({ students }: Pick<Exception, 'students'>): string | null {
  if (students.length === 0) return null
  return students.map(({ code, name }) => (name === '' ? code : `${name} (${code})`)).join(', ')
}
