import type { Translate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'

interface Received {
  readonly amount: number | null
  readonly currency: string
}

/** A sum as it came: pesos by their sign, other money by its currency. */
export function receivedAmount({ amount, currency }: Received, t: Translate): string {
  if (amount === null) return t('office.payments.unknownSum')
  return currency === 'COP' ? `$${formatCop(amount)}` : `${formatCop(amount)} ${currency}`
}
