import { useId } from 'react'
import { payerDocumentKinds } from '@matricula/hub/api/invoice-payer'
import { useTranslate } from '../../i18n.ts'
import type { PayerForm } from '../pay/payer-form.ts'

interface Props {
  document: PayerForm['document']
  onChange: (document: PayerForm['document']) => void
}

/** Of which kind the payer's document is, which spares them the question on the provider's page. */
export function DocumentField({ document, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t('invoicePayer.document')}
      </label>
      <select
        id={id}
        className="field__input"
        value={document ?? ''}
        onChange={({ target }) => onChange(payerDocumentKinds.find((kind) => kind === target.value))}
      >
        <option value="">{t('payer.documentUnsaid')}</option>
        {payerDocumentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`invoicePayer.documents.${kind}`)}
          </option>
        ))}
      </select>
      {document === 'NIT' && <p className="field__hint">{t('payer.nitHint')}</p>}
    </div>
  )
}
