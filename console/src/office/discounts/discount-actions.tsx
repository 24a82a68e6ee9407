import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import type { Discount } from './discount.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What can be done about a discount as it stands. */
export function DiscountActions({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const mayReview = usePermission('POST /api/discounts/{id}/review')
  const mayWithdraw = usePermission('POST /api/discounts/{id}/withdraw')
  const [doing, setDoing] = useState<'review' | 'withdraw' | null>(null)
  const { state } = discount
  const close = () => setDoing(null)
  if (state !== 'asked' && state !== 'granted') return null
  return (
    <section className="panel">
      {state === 'asked' && <p className="discounts__lead">{t('office.discounts.waits')}</p>}
      <div className="proof__acts">
        {state === 'asked' && mayReview && (
          <Button type="primary" onClick={() => setDoing('review')}>
            {t('office.discounts.review')}
          </Button>
        )}
        {mayWithdraw && (
          <Button danger onClick={() => setDoing('withdraw')}>
            {t('office.discounts.withdraw')}
          </Button>
        )}
      </div>
      {doing === 'review' && <ReviewDialog discount={discount} onClose={close} />}
      {doing === 'withdraw' && <WithdrawDialog discount={discount} onClose={close} />}
    </section>
  )
}
