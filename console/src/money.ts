import { formatCount } from './numbers.ts'

/** Whole pesos with dot thousands: 1234567 -> '1.234.567'. The same in both languages. */
export function formatCop(amount: number): string {
  return formatCount(amount)
}

/** The same with its sign, within a sentence: '$1.234.567', '−$1'. */
export function pesos(amount: number): string {
  return amount < 0 ? `−$${formatCop(-amount)}` : `$${formatCop(amount)}`
}
