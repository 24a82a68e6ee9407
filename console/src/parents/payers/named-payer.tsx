import type { PaymentPayer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'

interface Props {
  answer: PaymentPayer
  phone: string | undefined
}

/** Whom the invoice of a payment is made out to, or why that is not told. */
export function NamedPayer({ answer, phone }: Props) {
  const t = useTranslate()
  const { state, payer, isIssued, mayCorrect } = answer
  return (
    <>
      {state === 'none' && <p>{t(mayCorrect ? 'invoicePayer.after.none' : 'invoicePayer.after.byPayer')}</p>}
      {state === 'withheld' && (
        <p>{t(mayCorrect || isIssued ? 'invoicePayer.after.withheld' : 'invoicePayer.after.ofAnother')}</p>
      )}
      {payer && (
        <p>
          {t('invoicePayer.after.named', {
            name: payer.company || `${payer.names} ${payer.surnames}`,
            document: t(`invoicePayer.documents.${payer.document}`),
            number: payer.checkDigit === null ? payer.number : `${payer.number}-${payer.checkDigit}`,
          })}
        </p>
      )}
      {isIssued && phone && <p>{t('invoicePayer.after.issued', { phone })}</p>}
    </>
  )
}
