import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf, longDate } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import type { PaymentData } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import './agreement.css'

/** How to pay by the bank agreement: the bank, its numbers to copy, the steps, and until when; on paper too. */
export function AgreementSteps({ details }: { details: PaymentData }) {
  const t = useTranslate()
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
        <span>{t('checkout.agreementReference')}</span>
        <strong className="figures">{reference}</strong>
        <CopyButton value={reference} name={t('checkout.agreementReference')} />
      </div>
      <dl className="agreement">
        {facts.map(({ name, value, isCopied }) => (
          <div key={name} className="agreement__fact">
            <dt>{t(`checkout.agreement.${name}`)}</dt>
            <dd className="figures">
              {value}
              {isCopied && <CopyButton value={value} name={t(`checkout.agreement.${name}`)} />}
            </dd>
          </div>
        ))}
        <div className="agreement__fact">
          <dt>{t('checkout.agreement.amount')}</dt>
          <dd className="figures">
            {`$${formatCop(amount)}`}
            <CopyButton value={String(amount)} name={t('checkout.agreement.amount')} />
          </dd>
        </div>
      </dl>
      <ol className="outcome__steps">
        <li>{t('checkout.agreementStep1')}</li>
        <li>{t('checkout.agreementStep2', { reference })}</li>
        <li>{t('checkout.agreementStep3', { amount: formatCop(amount) })}</li>
      </ol>
      <p className="outcome__again">{t('checkout.agreementUntil', { day })}</p>
      <div className="outcome__acts">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('checkout.print')}
        </Button>
      </div>
    </>
  )
}
