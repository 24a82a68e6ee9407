import { useLocale, useTexts } from '../../i18n.ts'
import { cop, dayOf, longDate } from '../../money.ts'
import type { PaymentData } from '../../api/types.ts'

/** How to pay by the bank agreement: the reference, the steps, and until when. */
export function AgreementSteps({ details }: { details: PaymentData }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { reference, amount, expiresAt } = details
  return (
    <>
      <p className="outcome__reference">
        <span>{text('checkout.agreementReference')}</span>
        <strong className="figures">{reference}</strong>
      </p>
      <ol className="outcome__steps">
        <li>{text('checkout.agreementStep1')}</li>
        <li>{text('checkout.agreementStep2', { reference })}</li>
        <li>{text('checkout.agreementStep3', { amount: cop(amount) })}</li>
      </ol>
      {expiresAt && (
        <p className="outcome__again">
          {text('checkout.agreementUntil', { day: longDate(dayOf(expiresAt), locale) })}
        </p>
      )}
    </>
  )
}
