import { type FormEvent, useId, useRef, useState } from 'react'
import type { InvoicePayer } from '@matricula/hub/api/invoice-payer'
import { hub, type HubProblem } from '../../api/hub.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { useTranslate } from '../../i18n.ts'
import { InvoiceFields } from '../payers/invoice-fields.tsx'
import { errorsOf, formFor, formOf, type KeptInvoicePayer, withKind } from '../payers/invoice-form.ts'
import { NamedPayer } from '../payers/named-payer.tsx'
import { PaymentEinvoice } from '../payers/payment-einvoice.tsx'
import { SaveActs } from '../payers/save-acts.tsx'
import { fieldsOf } from '../payers/use-invoice-payer.ts'
import { usePaymentPayer } from '../payers/use-payment-payer.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import '../payers/payment-payer.css'

interface Props {
  /** Of the payment. */
  path: string
  /** Whom to call about an invoice that is issued. */
  phone: string
}

/** Whom the invoice of a payment by a link is made out to: who paid says or corrects it until it is issued. */
export function LinkPayer({ path, phone }: Props) {
  const t = useTranslate()
  const heading = useId()
  const { answer, read } = usePaymentPayer(`${path}/payer`)
  const [isOpen, setIsOpen] = useState(false)
  if (answer === null) return null
  const onSaved = async () => {
    await read()
    setIsOpen(false)
  }
  return (
    <section className="payment-payer" aria-labelledby={heading}>
      <h3 id={heading}>{t('invoicePayer.after.title')}</h3>
      <div aria-live="polite">
        <NamedPayer answer={answer} phone={phone} />
      </div>
      <PaymentEinvoice path={path} />
      {!isOpen && answer.mayCorrect && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t(answer.payer === null ? 'invoicePayer.after.add' : 'invoicePayer.after.correct')}
        </Button>
      )}
      {isOpen && (
        <LinkPayerForm path={path} named={answer.payer} onSaved={onSaved} onCancel={() => setIsOpen(false)} />
      )}
    </section>
  )
}

interface FormProps {
  path: string
  named: KeptInvoicePayer | null
  onSaved: () => Promise<void>
  onCancel: () => void
}

function LinkPayerForm({ path, named, onSaved, onCancel }: FormProps) {
  const t = useTranslate()
  const box = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<InvoicePayer>(named === null ? formFor(null) : formOf(named))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const refused = problem === null ? {} : fieldsOf(problem)
  const change = (next: InvoicePayer) => {
    setForm(next)
    setProblem(null)
  }
  const save = async () => {
    setIsSubmitted(true)
    if (Object.keys(errorsOf(form)).length > 0) return focusFirstError(box.current)
    setBusy(true)
    try {
      await hub.put(`${path}/payer`, form)
      await onSaved()
    } catch (thrown) {
      setProblem(toProblem(thrown))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  return (
    <form ref={box} className="payment-payer__form" noValidate onSubmit={submit}>
      <InvoiceFields
        form={form}
        isSubmitted={isSubmitted}
        refused={refused}
        onChange={change}
        onKind={(kind) => change(withKind(form, kind, undefined))}
      />
      {problem !== null && Object.keys(refused).length === 0 && (
        <Alert kind="error" title={problem.title || t('invoicePayer.saveFailed')}>
          {problem.detail && <p>{problem.detail}</p>}
        </Alert>
      )}
      <SaveActs busy={busy} onCancel={onCancel} />
    </form>
  )
}
