import { type FocusEvent, Suspense, useId, useState } from 'react'
import {
  documentsOf,
  type InvoicePayer,
  type InvoicePayerField,
  longestOf,
  type PayerKind,
  payerKinds,
  type PayerText,
  typedNitDigit,
} from '@matricula/hub/api/invoice-payer'
import { useTranslate } from '../../i18n.ts'
import { Field } from '../../components/field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { pageChunk } from '../page-chunk.tsx'
import { errorsOf, textsOf } from './invoice-form.ts'
import type { FieldErrors } from './use-invoice-payer.ts'
import './invoice.css'

/** With the country's municipalities, which nothing else of a form needs. */
const municipalityField = pageChunk(() => import('./municipality-field.tsx').then((m) => m.MunicipalityField))

interface Props {
  form: InvoicePayer
  /** Every field is told about, left or not. */
  isSubmitted: boolean
  /** The hub's messages. */
  refused: FieldErrors
  onChange: (form: InvoicePayer) => void
  onKind: (kind: PayerKind) => void
}

const AUTO_COMPLETE: Readonly<Record<PayerText, string>> = {
  number: 'off',
  names: 'section-invoice given-name',
  surnames: 'section-invoice family-name',
  company: 'section-invoice organization',
  email: 'section-invoice email',
  address: 'section-invoice address-line1',
  municipality: 'off',
}

/** Whom the invoice is made out to: checked as it is typed, and told about once a field is left. */
export function InvoiceFields({ form, isSubmitted, refused, onChange, onKind }: Props) {
  const t = useTranslate()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errors = errorsOf(form)
  const errorOf = (field: InvoicePayerField) => {
    if (refused[field] !== undefined) return refused[field]
    const key = errors[field]
    return key !== undefined && (isSubmitted || left.has(field))
      ? t(key, { digit: typedNitDigit(form) ?? '' })
      : undefined
  }
  const leave = (field: InvoicePayerField) => setLeft(new Set(left).add(field))
  const text = (field: PayerText) => ({
    name: `invoice-${field}`,
    value: form[field],
    maxLength: longestOf[field],
    autoComplete: AUTO_COMPLETE[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [field]: event.target.value }),
    onBlur: (_event: FocusEvent) => leave(field),
  })
  return (
    <>
      <KindChoice chosen={form.kind} onChoose={onKind} />
      <DocumentChoice form={form} error={errorOf('document')} onChange={onChange} />
      {textsOf(form).map((field) =>
        field === 'number' ? (
          <NumberField key={field} form={form} {...text(field)} />
        ) : (
          <Field
            key={field}
            {...text(field)}
            label={t(`invoicePayer.${field}`)}
            required
            type={field === 'email' ? 'email' : 'text'}
            inputMode={field === 'email' ? 'email' : 'text'}
          />
        ),
      )}
      <fieldset className="invoice__group">
        <legend className="field__label">{t('invoicePayer.addressTitle')}</legend>
        <p className="field__hint">{t('invoicePayer.addressHint')}</p>
        <Field {...text('address')} label={t('invoicePayer.address')} />
        <Suspense fallback={<Skeleton blocks={[48, 48]} />}>
          <municipalityField.Page
            code={form.municipality}
            error={errorOf('municipality')}
            onChange={(municipality) => onChange({ ...form, municipality })}
            onLeave={() => leave('municipality')}
          />
        </Suspense>
      </fieldset>
    </>
  )
}

interface KindChoiceProps {
  chosen: PayerKind
  onChoose: (kind: PayerKind) => void
}

function KindChoice({ chosen, onChoose }: KindChoiceProps) {
  const t = useTranslate()
  const group = useId()
  return (
    <fieldset className="invoice__group">
      <legend className="field__label">{t('invoicePayer.kind')}</legend>
      {payerKinds.map((kind) => (
        <label key={kind} className="invoice__choice">
          <input type="radio" name={group} checked={chosen === kind} onChange={() => onChoose(kind)} />
          {t(`invoicePayer.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface DocumentChoiceProps {
  form: InvoicePayer
  error: string | undefined
  onChange: (form: InvoicePayer) => void
}

/** A company's is its NIT; there is nothing to choose. */
function DocumentChoice({ form, error, onChange }: DocumentChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const documents = documentsOf(form.kind)
  if (documents.length === 1) return null
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t('invoicePayer.document')}
      </label>
      <select
        id={id}
        className="field__input"
        value={form.document}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          const document = documents.find((one) => one === target.value)
          if (document) onChange({ ...form, document })
        }}
      >
        {documents.map((document) => (
          <option key={document} value={document}>
            {t(`invoicePayer.documents.${document}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface NumberFieldProps extends Omit<Parameters<typeof Field>[0], 'label' | 'form'> {
  form: InvoicePayer
}

/** A NIT's check digit is worked out while it is typed; an error of the number stands alone. */
function NumberField({ form, ...input }: NumberFieldProps) {
  const t = useTranslate()
  const isNit = form.document === 'NIT'
  const hasLetters = form.document === 'CE' || form.document === 'PA'
  const digit = input.error === undefined ? typedNitDigit(form) : null
  return (
    <Field
      {...input}
      label={t(isNit ? 'invoicePayer.nit' : 'invoicePayer.number')}
      hint={isNit ? t('invoicePayer.nitHint') : undefined}
      required
      inputMode={hasLetters ? 'text' : 'numeric'}
      note={
        isNit && (
          <output className="field__note figures">
            {digit === null ? '' : t('invoicePayer.checkDigit', { digit })}
          </output>
        )
      }
    />
  )
}
