import { Suspense, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { invoiceCorrectionStorage } from '../pay/payer-storage.ts'
import type { SaveInvoicePayer } from './invoice-part.tsx'
import type { KeptInvoicePayer } from './invoice-form.ts'
import { NamedPayer } from './named-payer.tsx'
import { invoicePart } from './invoice-part-chunk.ts'
import { PaymentEinvoice, paymentPath } from './payment-einvoice.tsx'
import { SaveActs } from './save-acts.tsx'
import { payerPathOf, usePaymentPayer } from './use-payment-payer.ts'
import './payment-payer.css'

interface Props {
  /** Of the order, or of the guardian's own payment. */
  token: string
  phone: string | undefined
}

/** Whom the invoice of a payment is made out to, and where that is corrected until it is issued. */
export function PaymentPayer({ token, phone }: Props) {
  const t = useTranslate()
  const heading = useId()
  const path = payerPathOf(token)
  const { answer, read } = usePaymentPayer(path)
  const [step, setStep] = useState<'closed' | 'open' | 'saved'>(
    invoiceCorrectionStorage.read(token) === null ? 'closed' : 'open',
  )
  if (answer === null) return null
  const close = (next: 'closed' | 'saved') => {
    invoiceCorrectionStorage.forget()
    setStep(next)
  }
  const onSaved = async () => {
    await read()
    close('saved')
  }
  return (
    <section className="payment-payer" aria-labelledby={heading}>
      <h3 id={heading}>{t('invoicePayer.after.title')}</h3>
      <div aria-live="polite">
        {step === 'saved' && <p>{t('invoicePayer.saved')}</p>}
        <NamedPayer answer={answer} phone={phone} />
      </div>
      <PaymentEinvoice path={paymentPath(token)} />
      {step !== 'open' && answer.mayCorrect && (
        <Button variant="secondary" onClick={() => setStep('open')}>
          {t(BUTTONS[answer.state])}
        </Button>
      )}
      {step === 'open' && (
        <PayerFormOf
          token={token}
          path={path}
          named={answer.payer}
          onSaved={onSaved}
          onCancel={() => close('closed')}
        />
      )}
    </section>
  )
}

const BUTTONS = {
  none: 'invoicePayer.after.add',
  named: 'invoicePayer.after.correct',
  withheld: 'invoicePayer.after.again',
} as const

interface PayerFormProps {
  token: string
  path: string
  named: KeptInvoicePayer | null
  onSaved: () => Promise<void>
  onCancel: () => void
}

function PayerFormOf({ token, path, named, onSaved, onCancel }: PayerFormProps) {
  const saving = useRef<SaveInvoicePayer | null>(null)
  const [isReady, setIsReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const saved = await saving.current?.()
    setBusy(false)
    if (saved) await onSaved()
  }
  return (
    <form
      className="payment-payer__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && isReady) void save()
      }}
    >
      <Suspense fallback={<Skeleton blocks={[48, 48, 48, 48]} />}>
        <invoicePart.Page
          path={path}
          payer={null}
          named={named}
          storage={invoiceCorrectionStorage}
          owner={token}
          saving={saving}
          onReady={() => setIsReady(true)}
        />
      </Suspense>
      <SaveActs busy={busy} isComing={!isReady} onCancel={onCancel} />
    </form>
  )
}
