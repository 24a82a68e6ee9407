import type { OpenInvoice } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './day-price.css'

interface Props {
  invoice: Pick<OpenInvoice, 'SaldoPendiente' | 'surcharge' | 'discount' | 'discountUntil'>
}

/** How today's price of an invoice comes about; nothing where it is what is pending. */
export function DayPrice({ invoice: { SaldoPendiente, surcharge, discount, discountUntil } }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const pending = pesos(SaldoPendiente)
  if (surcharge > 0)
    return <p className="day-price">{t('dayPrice.late', { pending, surcharge: pesos(surcharge) })}</p>
  if (discountUntil === null) return null
  return (
    <p className="day-price">
      {t('dayPrice.early', { pending, discount: pesos(discount), day: longDate(discountUntil, locale) })}
    </p>
  )
}

/** What a surcharge is, once where there is one. */
export function SurchargeNote({ invoices }: { invoices: readonly Pick<OpenInvoice, 'surcharge'>[] }) {
  const t = useTranslate()
  if (!invoices.some(({ surcharge }) => surcharge > 0)) return null
  return <p className="day-price">{t('dayPrice.why')}</p>
}
