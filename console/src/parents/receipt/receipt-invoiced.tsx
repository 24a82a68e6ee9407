import { useTranslate } from '../../i18n.ts'
import { payerPathOf, usePaymentPayer } from '../payers/use-payment-payer.ts'

const shown = 4

/** Whom the invoice is made out to, told to who gave it alone (payers-6): others who have the receipt read none of it. */
export function ReceiptInvoiced({ orderToken }: { orderToken: string }) {
  const t = useTranslate()
  const { answer } = usePaymentPayer(payerPathOf(orderToken))
  if (answer === null || answer.state === 'none') return null
  const { payer } = answer
  if (payer === null) return <p className="receipt__note">{t('invoicePayer.after.withheld')}</p>
  return (
    <p className="receipt__note">
      {t('invoicePayer.after.onReceipt', {
        name: payer.company || `${payer.names} ${payer.surnames}`,
        document: t(`invoicePayer.documents.${payer.document}`),
        last: payer.number.slice(-shown),
      })}
    </p>
  )
}
