import { useTexts } from '../../../i18n.ts'
import { Button } from '../../../parts/button.tsx'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { DataFailure } from '../data-failure.tsx'
import { PastPaymentCard } from './past-payment-card.tsx'
import { useHistory } from './use-history.ts'
import './history.css'

/** What the guardian has paid or tried to pay. */
export function HistoryTab({ onSessionEnd }: { onSessionEnd: () => void }) {
  const text = useTexts()
  const { history, more, retry } = useHistory(onSessionEnd)
  if (history.is === 'loading') return <Skeleton blocks={[24, 160, 160]} />
  if (history.is === 'failed') return <DataFailure problem={history.problem} onRetry={retry} />
  const { payments, total } = history
  if (payments.length === 0)
    return (
      <div className="portal__empty">
        <p>{text('portal.history.empty')}</p>
        <p>{text('portal.history.emptyBody')}</p>
      </div>
    )
  return (
    <>
      <h2 className="past-payments__title">{text('portal.history.title')}</h2>
      <ul className="past-payments">
        {payments.map((payment) => (
          <li key={payment.token}>
            <PastPaymentCard payment={payment} />
          </li>
        ))}
      </ul>
      {payments.length < total && (
        <div className="past-payments__more">
          <p>{text('portal.history.shown', { n: payments.length, total })}</p>
          <Button look="secondary" onClick={more}>
            {text('portal.history.more')}
          </Button>
        </div>
      )}
    </>
  )
}
