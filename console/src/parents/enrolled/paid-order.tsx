import { Link } from '../navigation.tsx'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { PaymentRefunds, withReceipt } from '../checkout/payment-refunds.tsx'
import { usePayment } from '../checkout/use-payment.ts'
import { WithdrawalPanel } from '../checkout/withdrawal-panel.tsx'

interface Props {
  readonly token: string
  readonly season: CurrentSeason
}

/** What became of an order that was paid: what goes back of it, its receipt and its details. */
export function PaidOrder({ token, season }: Props) {
  const t = useTranslate()
  const { result } = usePayment(token, season.heartbeat)
  const receipt = result?.data?.receiptToken ?? null
  return (
    <>
      <WithdrawalPanel withdrawal={result?.data?.withdrawal ?? null} />
      <PaymentRefunds refunds={withReceipt(result?.data?.refunds ?? [], receipt)} />
      <div className="enrolled__acts">
        {receipt === null ? (
          <p>{t('checkout.receiptSoon')}</p>
        ) : (
          <Link className="button button--primary" to={`/enrollment/resume/${receipt}`}>
            {t('checkout.seeReceipt')}
          </Link>
        )}
        <Link className="button button--secondary" to={`/enrollment/finances/order?token=${token}`}>
          {t('receipt.order')}
        </Link>
      </div>
    </>
  )
}
