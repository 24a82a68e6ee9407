import type { PastPayment } from '../../api/types.ts'
import { Money } from '../../components/money.tsx'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { toldOf } from '../checkout/payment-refunds.tsx'
import './paid-document.css'

interface Props {
  paid: PastPayment['documents'][number]
}

/** What was paid of an invoice, with what of it was for paying late, or taken off for paying early, and what went back. */
export function PaidDocument({ paid: { DocNum, CardCode, amount, surcharge, discount, refunds } }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <li>
      <span>
        {t('portal.history.document', { document: DocNum, code: CardCode.slice(1) })}
        {surcharge > 0 && (
          <span className="paid-document__note">
            {t('dayPrice.paidLate', { surcharge: pesos(surcharge) })}
          </span>
        )}
        {discount > 0 && (
          <span className="paid-document__note">
            {t('dayPrice.paidEarly', { discount: pesos(discount) })}
          </span>
        )}
        {refunds.map((refund, at) => (
          <span key={at} className="paid-document__note">
            {toldOf(refund, { t, locale })} {pesos(refund.amount)}
          </span>
        ))}
      </span>
      <Money amount={amount} />
    </li>
  )
}
