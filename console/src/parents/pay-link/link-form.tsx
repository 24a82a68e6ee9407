import { Fragment, useEffect, useId, useState } from 'react'
import { checkPayerField } from '@matricula/hub/api/payer'
import { errorOfTyped, type InvoicePayer, typedNitDigit } from '@matricula/hub/api/invoice-payer'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Money } from '../../components/money.tsx'
import { useOnline } from '../../components/use-online.ts'
import { useTranslate } from '../../i18n.ts'
import { isPayerComplete, PAYER_FIELDS, type PayerField, payerErrors } from '../pay/payer-form.ts'
import type { PayerForm } from '../pay/payer-form.ts'
import { PayRefused } from '../pay/pay-refused.tsx'
import { PrivacyLine } from '../login/privacy-line.tsx'
import { DocumentField } from './document-field.tsx'
import { InvoiceFields } from '../payers/invoice-fields.tsx'
import { errorsOf, formFor, withKind } from '../payers/invoice-form.ts'
import type { LinkFormInput } from './typed-again.ts'

interface Props {
  /** What the payer typed before; empty at first. */
  typed: LinkFormInput
  /** Whether an invoice is made out to anybody. */
  isInvoiced: boolean
  total: number
  season: CurrentSeason | null
  busy: boolean
  problem: HubProblem | null
  onPay: (payer: PayerForm, invoicePayer: InvoicePayer | null) => void
}

/** Who pays: the five fields of every payer, and whom the invoice is made out to where the payer wants that. */
export function LinkForm({ typed, isInvoiced, total, season, busy, problem, onPay }: Props) {
  const t = useTranslate()
  const form = useId()
  const online = useOnline()
  const [payer, setPayer] = useState(typed.payer)
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set())
  const [invoice, setInvoice] = useState(typed.invoice)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const refused = problem ? payerErrors(problem.errors) : {}
  const complete = isPayerComplete(payer)

  // What has to be mended takes the focus once the hub has answered.
  useEffect(() => {
    if (problem) document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem, form])

  const errorOf = (name: PayerField) => {
    const { error: wrong } = checkPayerField(name, payer[name])
    const ofKind =
      name === 'id' && payer.document !== undefined ? errorOfTyped(payer.document, payer.id) : null
    const error = wrong ?? ofKind
    return left.has(name) && error !== null ? t(error, { digit: nitDigitOf(payer) }) : refused[name]
  }
  const submit = () => {
    setIsSubmitted(true)
    if (invoice === null || Object.keys(errorsOf(invoice)).length === 0) onPay(payer, invoice)
  }
  return (
    <form
      id={form}
      className="pay-link__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (complete && online && !busy) submit()
      }}
    >
      <h2>{t('payLink.page.payer')}</h2>
      <p className="field__hint">{t('payLink.page.payerHint')}</p>
      {problem && season && Object.keys(refused).length === 0 && (
        <PayRefused problem={problem} season={season} />
      )}
      {PAYER_FIELDS.map(({ name, ...input }) => (
        <Fragment key={name}>
          {name === 'id' && (
            <DocumentField
              document={payer.document}
              onChange={(document) => setPayer(withDocument(payer, document))}
            />
          )}
          <Field
            {...input}
            name={name}
            label={t(`payer.${name}`)}
            value={payer[name]}
            required
            maxLength={100}
            error={errorOf(name)}
            onChange={(event) => setPayer({ ...payer, [name]: event.target.value })}
            onBlur={() => setLeft(new Set(left).add(name))}
          />
        </Fragment>
      ))}
      {isInvoiced && (
        <Button
          variant="quiet"
          aria-expanded={invoice !== null}
          onClick={() => setInvoice(invoice === null ? formFor(payer) : null)}
        >
          {t(invoice === null ? 'invoicePayer.open' : 'invoicePayer.close')}
        </Button>
      )}
      {invoice !== null && (
        <InvoiceFields
          form={invoice}
          isSubmitted={isSubmitted}
          refused={{}}
          onChange={setInvoice}
          onKind={(kind) => setInvoice(withKind(invoice, kind, undefined))}
        />
      )}
      <PrivacyLine says="payLink.page.privacy" />
      {!online && <Alert kind="warn" title={t('payLink.page.offline')} />}
      <Button type="submit" disabled={!complete || !online} busy={busy}>
        {t(busy ? 'payer.working' : 'payLink.page.pay')} <Money amount={total} />
      </Button>
    </form>
  )
}

/** The check digit that the NIT of who pays should have; empty for another document. */
function nitDigitOf({ document, id }: PayerForm): string {
  return document === undefined ? '' : (typedNitDigit({ document, number: id }) ?? '')
}

function withDocument(
  { document: _former, ...payer }: PayerForm,
  document: PayerForm['document'],
): PayerForm {
  return document === undefined ? payer : { ...payer, document }
}
