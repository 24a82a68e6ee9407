import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { checkPayerField, payerFields } from '@matricula/hub/api/payer'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button, SubmitButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { Money } from '../../components/money.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { SaveInvoicePayer } from '../payers/invoice-part.tsx'
import { invoicePart } from '../payers/invoice-part-chunk.ts'
import { PayRefused } from './pay-refused.tsx'
import { invoiceStorage } from './payer-storage.ts'
import { PAYER_FIELDS, isPayerComplete, payerErrors } from './payer-form.ts'
import type { PayerForm, PayerField } from './payer-form.ts'

export interface PayerDialogProps {
  /** Whose payment: a student's code, or a guardian's address. */
  owner: string
  payer: PayerForm
  total: number
  busy: boolean
  problem: HubProblem | null
  season: CurrentSeason
  onPayer: (payer: PayerForm) => void
  /** With whom the invoice is made out to, where the family has said so. */
  onConfirm: (invoicePayer: string | null) => void
  onClose: () => void
}

/** Who pays: five fields, all required, and whom the invoice is made out to where a family wants that. */
export function PayerDialog(props: PayerDialogProps) {
  const { owner, payer, total, busy, problem, season, onPayer, onConfirm, onClose } = props
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set())
  // A message of the hub stands until its field is changed.
  const [mended, setMended] = useState<ReadonlyMap<PayerField, HubProblem>>(new Map())
  const refused = problem ? payerErrors(problem.errors) : {}
  const invoice = useInvoiced(owner, onConfirm)
  const isWorking = busy || invoice.busy

  // What has to be mended takes the focus once the hub has answered.
  useEffect(() => {
    if (problem) focusFirstError(form.current)
  }, [problem])

  const errorOf = (name: PayerField) => {
    const { error } = checkPayerField(name, payer[name])
    if (error !== null && (isSubmitted || left.has(name))) return t(error)
    return problem && mended.get(name) === problem ? undefined : refused[name]
  }
  const change = (name: PayerField, value: string) => {
    onPayer({ ...payer, [name]: value })
    if (problem) setMended(new Map(mended).set(name, problem))
  }
  const send = () => {
    setIsSubmitted(true)
    if (isPayerRight(payer)) void invoice.confirm()
    else focusFirstError(form.current)
  }

  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <SubmitButton
        form={formId}
        missing={isPayerComplete(payer) ? null : t('common.missing')}
        busy={isWorking}
      >
        {t(isWorking ? 'payer.working' : 'payer.confirm')}
      </SubmitButton>
    </>
  )
  return (
    <Dialog title={t('payer.title')} onClose={onClose} actions={actions}>
      <form
        ref={form}
        id={formId}
        className="payer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWorking) send()
        }}
      >
        <p>
          {t('payer.intro')} <Money amount={total} />
        </p>
        {problem && Object.keys(refused).length === 0 && <PayRefused problem={problem} season={season} />}
        {PAYER_FIELDS.map(({ name, ...input }, place) => (
          <Field
            key={name}
            {...input}
            name={name}
            label={t(`payer.${name}`)}
            value={payer[name]}
            required
            maxLength={payerFields[name].longest}
            data-focus={place === 0 ? '' : undefined}
            error={errorOf(name)}
            onChange={(event) => change(name, event.target.value)}
            onBlur={() => setLeft(new Set(left).add(name))}
          />
        ))}
        <Button variant="quiet" aria-expanded={invoice.isOpen} onClick={invoice.toggle}>
          {t(invoice.isOpen ? 'invoicePayer.close' : 'invoicePayer.open')}
        </Button>
        {!invoice.isOpen && <p className="field__hint">{t('invoicePayer.openHint')}</p>}
        {invoice.isOpen && (
          <Suspense fallback={<Skeleton blocks={[48, 48, 48, 48]} />}>
            <invoicePart.Page
              path="/api/payers"
              payer={payer}
              storage={invoiceStorage}
              owner={owner}
              saving={invoice.saving}
            />
          </Suspense>
        )}
      </form>
    </Dialog>
  )
}

/** Nothing is wrong with what the fields say; the hub has the last word. */
function isPayerRight(payer: PayerForm): boolean {
  return PAYER_FIELDS.every(({ name }) => checkPayerField(name, payer[name]).error === null)
}

/** Whom the invoice is made out to is kept first, for the payment names it. */
function useInvoiced(owner: string, onConfirm: PayerDialogProps['onConfirm']) {
  const saving = useRef<SaveInvoicePayer | null>(null)
  const [isOpen, setIsOpen] = useState(() => invoiceStorage.read(owner) !== null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (!isOpen) return onConfirm(null)
    setBusy(true)
    const saved = await saving.current?.()
    setBusy(false)
    if (saved) onConfirm(saved.id)
  }
  const toggle = () => {
    invoiceStorage.forget()
    setIsOpen(!isOpen)
  }
  return { saving, isOpen, busy, confirm, toggle }
}
