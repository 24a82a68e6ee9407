import type { FamilyPayment } from '../../api/types.ts'
import type { PaymentSource } from '../checkout/use-payment.ts'
import { useGuardianPayment } from '../portal/use-guardian-payment.ts'
import { FamilyOutcome } from './family-outcome.tsx'
import type { FamilyProps } from './family-panel.tsx'

const source: PaymentSource<FamilyPayment> = {
  pathOf: (token) => `/api/family/payment/${encodeURIComponent(token)}`,
  listen: null,
  isComplete: ({ data }) => data.shares.every(({ receiptToken }) => receiptToken !== null),
}

/** One payment for several children, followed until every receipt is there. */
export function FollowedFamilyPayment({ token, season, onSessionEnd }: FamilyProps & { token: string }) {
  const { heartbeat, school, documents } = season
  const { outcome, result, checkAgain } = useGuardianPayment(source, {
    token,
    schedule: heartbeat,
    onSessionEnd,
  })
  return (
    <div className="portal__payment">
      <FamilyOutcome
        outcome={outcome}
        result={result}
        phone={school.phone}
        documents={documents.enabled}
        onAgain={checkAgain}
      />
    </div>
  )
}
