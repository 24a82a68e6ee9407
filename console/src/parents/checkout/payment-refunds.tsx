import { useId } from 'react'
import type { PaymentData } from '../../api/types.ts'
import { Money } from '../../components/money.tsx'
import { longDate } from '../../dates.ts'
import { type Translate, useLocale, useTranslate } from '../../i18n.ts'
import './payment-refunds.css'

type Refund = PaymentData['refunds'][number]

/** With the receipt of what it was given back of; null where whoever reads it has none. */
export type RefundWithReceipt = Refund & { readonly receiptToken: string | null }

export function withReceipt(
  refunds: readonly Refund[],
  receiptToken: string | null,
): readonly RefundWithReceipt[] {
  return refunds.map((refund) => ({ ...refund, receiptToken }))
}

/** What the school gives back of a payment, or gave: how much, how, when, and by which reference it is found. */
export function PaymentRefunds({ refunds }: { readonly refunds: readonly RefundWithReceipt[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const heading = useId()
  if (refunds.length === 0) return null
  return (
    <section className="refunds" aria-labelledby={heading}>
      <h3 id={heading} className="refunds__title">
        {t('refunds.title')}
      </h3>
      <ul className="refunds__list">
        {refunds.map((refund, at) => (
          <li key={at} className="refunds__one">
            <span>
              {toldOf(refund, { t, locale })}
              <RefundReceiptLink {...refund} />
            </span>
            <Money amount={refund.amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RefundReceiptLink({ receiptToken, place }: RefundWithReceipt) {
  const t = useTranslate()
  if (receiptToken === null || place === null) return null
  return (
    <a className="refunds__receipt" href={`/enrollment/resume/${receiptToken}/refunds/${place}`}>
      {t('receipt.refundReceipt.open', { place })}
    </a>
  )
}

export function toldOf(
  { status, way, day, reference }: Refund,
  { t, locale }: { t: Translate; locale: ReturnType<typeof useLocale>['locale'] },
): string {
  const told = t(`refunds.${status}.${way}`, { day: day === null ? '' : longDate(day, locale) })
  return reference === null ? told : `${told} ${t('refunds.reference', { reference })}`
}
