import type { InvoicePaymentResult } from '../../../api/types.ts'
import type { PaymentSource } from '../../checkout/use-payment.ts'
import { useGuardianPayment } from '../use-guardian-payment.ts'
import type { InvoicesProps } from './invoices-tab.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

const source: PaymentSource<InvoicePaymentResult> = {
  pathOf: (token) => `/api/invoices/payment/${encodeURIComponent(token)}`,
  listen: null,
  // No receipt follows: accounting takes the invoices off the list.
  isComplete: () => true,
}

/** One payment of invoices, followed until its end. */
export function InvoicePayment({ token, season, onSessionEnd }: InvoicesProps & { token: string }) {
  const { heartbeat, school } = season
  const { outcome, result, checkAgain } = useGuardianPayment(source, {
    token,
    schedule: heartbeat,
    onSessionEnd,
  })
  return (
    <div className="portal__payment">
      <PaymentOutcome outcome={outcome} result={result} phone={school.phone} onAgain={checkAgain} />
    </div>
  )
}
