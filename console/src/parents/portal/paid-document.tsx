import type { PastPayment } from '../../api/types.ts'
import { Money } from '../../components/money.tsx'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './paid-document.css'

interface Props {
  paid: PastPayment['documents'][number]
}

/** What was paid of an invoice, with what of it was for paying late, or taken off for paying early. */
export function PaidDocument({ paid: { DocNum, CardCode, amount, surcharge, discount } }: Props) {
  const t = useTranslate()
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
      </span>
      <Money amount={amount} />
    </li>
  )
}
