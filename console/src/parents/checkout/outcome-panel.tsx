import { Link } from '../navigation.tsx'
import { useState } from 'react'
import type { PaymentResult, PaymentData } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { dayOf, longDate } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import { Button } from '../../components/button.tsx'
import { NextActionLink } from './next-action.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import { hasInvoice, outcomeViewOf } from './outcome-view.ts'
import type { OutcomeKind, NextAction } from './outcome-view.ts'
import { PaymentPayer } from '../payers/payment-payer.tsx'

import { PaymentFacts } from './payment-facts.tsx'
import { PaymentRefunds, withReceipt } from './payment-refunds.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import type { Outcome } from './poll-policy.ts'
import './agreement.css'

interface Props {
  outcome: Outcome
  /** Of the payment; '' where its address has none. */
  token: string
  result: PaymentResult | null
  phone: string | undefined
  onAgain: (() => void) | null
  /** The school has its documents signed online. */
  documents: boolean
}

const namesPhone: ReadonlySet<Outcome> = new Set(['EN REVISION', 'DEVUELTO', 'REVERSADO', 'RETIRADO'])

/** One outcome: what happened, what it means, what to do next. */
export function OutcomePanel({ outcome, token, result, phone, onAgain, documents }: Props) {
  const t = useTranslate()
  const details = result?.data ?? null
  const { kind, id, facts, next } = outcomeViewOf(outcome, details)
  const body = namesPhone.has(outcome) && !phone ? `${id}BodyNoPhone` : `${id}Body`
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      {/* It stays while the outcome changes, so that a new one is read aloud; the dates below are not. */}
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{t(`checkout.${id}Title`)}</h2>
        <p className="outcome__body">{t(`checkout.${body}`, phone ? { phone } : {})}</p>
      </div>
      {outcome === 'PENDIENTE CONVENIO' && details && <AgreementSteps details={details} />}
      {facts && details && <PaymentFacts outcome={outcome} details={details} />}
      {details && <WithdrawalPanel withdrawal={details.withdrawal ?? null} />}
      {details && <PaymentRefunds refunds={withReceipt(details.refunds, details.receiptToken)} />}
      {documents && outcome === 'APROBADO' && <DocumentsAfter />}
      {hasInvoice(outcome) && token !== '' && <PaymentPayer token={token} phone={phone} />}
      {(kind === 'warn' || kind === 'error') && (
        <p className="outcome__help">{phone ? t('checkout.help', { phone }) : t('checkout.helpNoPhone')}</p>
      )}
      {next.length > 0 && (
        <div className="outcome__acts">
          {next.map((action) => (
            <NextActionLink
              key={action}
              action={action}
              variant={isFirst(action, kind) ? 'primary' : 'secondary'}
              token={token}
              result={result}
              onAgain={onAgain}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** Paid is not yet signed. */
function DocumentsAfter() {
  const t = useTranslate()
  return (
    <p className="outcome__after">
      {t('checkout.documentsAfter')}{' '}
      <Link to="/enrollment/main?documents=1">{t('checkout.toDocuments')}</Link>
    </p>
  )
}

/** What most readers of this outcome do next. */
function isFirst(action: NextAction, kind: OutcomeKind): boolean {
  return action === 'again' ? kind === 'warn' : action !== 'main'
}

/** How to pay by the bank agreement: the bank, its numbers to copy, the steps, and until when; on paper too. */
function AgreementSteps({ details }: { details: PaymentData }) {
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

interface CopyButtonProps {
  value: string
  /** What is copied, for who does not see it beside the button. */
  name: string
}

/** Puts a value on the clipboard and says so; where the browser denies access, the reader is asked to copy by hand. */
function CopyButton({ value, name }: CopyButtonProps) {
  const t = useTranslate()
  const [end, setEnd] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setEnd('copied'),
      () => setEnd('notCopied'),
    )
  return (
    <span className="copy">
      <Button
        variant="secondary"
        aria-label={t(end === 'copied' ? 'common.copiedOf' : 'common.copyOf', { name })}
        onClick={() => void copy()}
      >
        {t(end === 'copied' ? 'common.copied' : 'common.copy')}
      </Button>
      <output className={end === 'notCopied' ? 'copy__failed' : 'unseen'}>
        {end === 'copy' ? '' : t(`common.${end}Of`, { name })}
      </output>
    </span>
  )
}
