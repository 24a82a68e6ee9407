import type { ComponentType } from 'react'
import { useTexts } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'

interface Props<Payment> {
  title: string
  payments: readonly Payment[]
  total: number
  onMore: () => void
  Card: ComponentType<{ payment: Payment }>
}

/** Payments of one kind under their title; nothing where there are none. */
export function PastList<Payment extends { token: string }>(props: Props<Payment>) {
  const { title, payments, total, onMore, Card } = props
  const text = useTexts()
  if (payments.length === 0) return null
  return (
    <>
      <h2 className="past-payments__title">{title}</h2>
      <ul className="past-payments">
        {payments.map((payment) => (
          <li key={payment.token}>
            <Card payment={payment} />
          </li>
        ))}
      </ul>
      {payments.length < total && (
        <div className="past-payments__more">
          <p>{text('portal.history.shown', { n: payments.length, total })}</p>
          <Button look="secondary" onClick={onMore}>
            {text('portal.history.more')}
          </Button>
        </div>
      )}
    </>
  )
}
