import type { ComponentType } from 'react'
import { useTranslate } from '../../../i18n.ts'
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
  const t = useTranslate()
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
          <p>{t('portal.history.shown', { n: payments.length, total })}</p>
          <Button variant="secondary" onClick={onMore}>
            {t('portal.history.more')}
          </Button>
        </div>
      )}
    </>
  )
}
