import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { OwnInvoicePayer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Focused } from '../../components/focused.tsx'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { isOfDocument } from './invoice-form.ts'
import { type InvoicePayerOptions, type InvoicePayerState, useInvoicePayer } from './use-invoice-payer.ts'

/** Keeps what is in the form; answers null where it is not kept, and the form says why. */
export type SaveInvoicePayer = () => Promise<OwnInvoicePayer | null>

export interface InvoicePartProps extends InvoicePayerOptions {
  saving: RefObject<SaveInvoicePayer | null>
  /** What is kept has been read: the form stands, and can be sent. */
  onReady: () => void
}

/** Whom the invoice is made out to, within another form that is sent after it. */
export function InvoicePart({ saving, onReady, ...options }: InvoicePartProps) {
  const state = useInvoicePayer(options)
  const { kept, form, refused, change, turnTo, save } = state
  const t = useTranslate()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(saving, () => async () => {
    setIsSubmitted(true)
    const saved = await save()
    if (saved === null) focusFirstError(box.current)
    return saved
  })
  const isShown = kept.is !== 'loading'
  const tellReady = useEffectEvent(onReady)
  useEffect(() => {
    if (!isShown) return
    // It opens below what was in sight.
    box.current?.scrollIntoView({ block: 'start' })
    tellReady()
  }, [isShown])
  if (!isShown) return <Skeleton blocks={[48, 48, 48, 48]} />
  return (
    <div ref={box} className="invoice">
      <KeptNotice state={state} />
      <InvoiceFields
        form={form}
        isSubmitted={isSubmitted}
        refused={refused}
        onChange={change}
        onKind={turnTo}
      />
      <Remembering state={state} />
      <p className="field__hint">{t('invoicePayer.tab')}</p>
      <Failure state={state} />
    </div>
  )
}

/** What is kept already is offered, and something else may be written. */
function KeptNotice({ state: { kept, form, choose } }: { state: InvoicePayerState }) {
  const t = useTranslate()
  const select = useId()
  if (kept.is === 'failed') return <Alert kind="info" title={t('invoicePayer.loadFailed')} />
  if (kept.is !== 'ready' || kept.payers.length === 0) return null
  const chosen = kept.payers.findIndex((payer) => isOfDocument(payer, form))
  return (
    <div className="field">
      <label className="field__label" htmlFor={select}>
        {t('invoicePayer.kept')}
      </label>
      <select
        id={select}
        className="field__input"
        value={chosen}
        onChange={({ target }) => choose(kept.payers[Number(target.value)] ?? null)}
      >
        {kept.payers.map(({ id, names, surnames, company, number }, place) => (
          <option key={id} value={place}>
            {`${company || `${names} ${surnames}`} · ${number}`}
          </option>
        ))}
        <option value={-1}>{t('invoicePayer.other')}</option>
      </select>
      <p className="field__hint">{t('invoicePayer.keptHint')}</p>
    </div>
  )
}

/** An account keeps it by itself; a browser only where it is asked to. */
function Remembering({ state: { kept, remember, setRemember } }: { state: InvoicePayerState }) {
  const t = useTranslate()
  if (kept.is === 'ready' && kept.hasAccount)
    return <p className="field__hint">{t('invoicePayer.account')}</p>
  return (
    <div>
      <label className="invoice__choice">
        <input
          type="checkbox"
          checked={remember}
          aria-describedby="invoice-remember-hint"
          onChange={({ target }) => setRemember(target.checked)}
        />
        {t('invoicePayer.remember')}
      </label>
      <p id="invoice-remember-hint" className="field__hint">
        {t('invoicePayer.rememberHint')}
      </p>
    </div>
  )
}

function Failure({ state: { failure, refused } }: { state: InvoicePayerState }) {
  const t = useTranslate()
  if (failure === null || Object.keys(refused).length > 0) return null
  return (
    <Focused>
      <Alert kind="error" title={failure.title || t('invoicePayer.saveFailed')}>
        {failure.detail && <p>{failure.detail}</p>}
      </Alert>
    </Focused>
  )
}
