import { Suspense, useId, useRef, useState } from 'react'
import type { PaymentPayer as PaymentPayerAnswer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { invoiceCorrectionStorage } from '../pay/payer-storage.ts'
import type { SaveInvoicePayer } from './invoice-part.tsx'
import { invoicePart } from './invoice-part-chunk.ts'
import { PaymentEinvoice, paymentPath } from './payment-einvoice.tsx'
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
        <Named answer={answer} phone={phone} />
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

function Named({ answer, phone }: { answer: PaymentPayerAnswer; phone: string | undefined }) {
  const t = useTranslate()
  const { state, payer, isIssued, mayCorrect } = answer
  return (
    <>
      {state === 'none' && mayCorrect && <p>{t('invoicePayer.after.none')}</p>}
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

interface PayerFormProps {
  token: string
  path: string
  named: PaymentPayerAnswer['payer']
  onSaved: () => Promise<void>
  onCancel: () => void
}

function PayerFormOf({ token, path, named, onSaved, onCancel }: PayerFormProps) {
  const t = useTranslate()
  const saving = useRef<SaveInvoicePayer | null>(null)
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
        if (!busy) void save()
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
        />
      </Suspense>
      <div className="payment-payer__acts">
        <Button variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'invoicePayer.saving' : 'invoicePayer.save')}
        </Button>
      </div>
    </form>
  )
}
