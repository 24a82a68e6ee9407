import { useLocale, useTexts } from '../../i18n.ts'
import { cop, dayOf, longDate } from '../../money.ts'
import type { PaymentData } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import './agreement.css'

/** How to pay by the bank agreement: the bank, its numbers to copy, the steps, and until when; on paper too. */
export function AgreementSteps({ details }: { details: PaymentData }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { reference, amount, expiresAt, agreement, student = '' } = details
  const day = longDate(dayOf(expiresAt), locale)
  const facts = [
    { name: 'student', value: student, isCopied: false },
    { name: 'bank', value: agreement?.bank ?? '', isCopied: false },
    { name: 'number', value: agreement?.number ?? '', isCopied: true },
    { name: 'account', value: agreement?.account ?? '', isCopied: true },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <div className="outcome__reference">
        <span>{text('checkout.agreementReference')}</span>
        <strong className="figures">{reference}</strong>
        <CopyButton value={reference} name={text('checkout.agreementReference')} />
      </div>
      <dl className="agreement">
        {facts.map(({ name, value, isCopied }) => (
          <div key={name} className="agreement__fact">
            <dt>{text(`checkout.agreement.${name}`)}</dt>
            <dd className="figures">
              {value}
              {isCopied && <CopyButton value={value} name={text(`checkout.agreement.${name}`)} />}
            </dd>
          </div>
        ))}
        <div className="agreement__fact">
          <dt>{text('checkout.agreement.amount')}</dt>
          <dd className="figures">
            {`$${cop(amount)}`}
            <CopyButton value={String(amount)} name={text('checkout.agreement.amount')} />
          </dd>
        </div>
      </dl>
      <ol className="outcome__steps">
        <li>{text('checkout.agreementStep1')}</li>
        <li>{text('checkout.agreementStep2', { reference })}</li>
        <li>{text('checkout.agreementStep3', { amount: cop(amount) })}</li>
      </ol>
      <p className="outcome__again">{text('checkout.agreementUntil', { day })}</p>
      <div className="outcome__acts">
        <Button look="secondary" onClick={() => window.print()}>
          {text('checkout.print')}
        </Button>
      </div>
    </>
  )
}
