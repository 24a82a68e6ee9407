import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Money } from '../../components/money.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { SaveInvoicePayer } from '../payers/invoice-part.tsx'
import { invoicePart } from '../payers/invoice-part-chunk.ts'
import { PayRefused } from './pay-refused.tsx'
import { PAYER_FIELDS, isPayerComplete, payerErrors } from './payer-form.ts'
import type { PayerForm, PayerField } from './payer-form.ts'

interface Props {
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
export function PayerDialog({ payer, total, busy, problem, season, onPayer, onConfirm, onClose }: Props) {
  const t = useTranslate()
  const form = useId()
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set())
  // A message of the hub stands until its field is changed.
  const [mended, setMended] = useState<ReadonlyMap<PayerField, HubProblem>>(new Map())
  const refused = problem ? payerErrors(problem.errors) : {}
  const complete = isPayerComplete(payer)
  const invoice = useInvoiced(onConfirm)
  const isWorking = busy || invoice.busy

  // What has to be mended takes the focus once the hub has answered.
  useEffect(() => {
    if (problem) document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem, form])

  const errorOf = (name: PayerField) => {
    if (left.has(name) && payer[name].trim() === '') return t(`payer.missing.${name}`)
    return problem && mended.get(name) === problem ? undefined : refused[name]
  }
  const change = (name: PayerField, value: string) => {
    onPayer({ ...payer, [name]: value })
    if (problem) setMended(new Map(mended).set(name, problem))
  }

  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={form} disabled={!complete} busy={isWorking}>
        {t(isWorking ? 'payer.working' : 'payer.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('payer.title')} onClose={onClose} actions={actions}>
      <form
        id={form}
        className="payer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (complete && !isWorking) void invoice.confirm()
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
            maxLength={100}
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
            <invoicePart.Page path="/api/payers" payer={payer} saving={invoice.saving} />
          </Suspense>
        )}
      </form>
    </Dialog>
  )
}

/** Whom the invoice is made out to is kept first, for the payment names it. */
function useInvoiced(onConfirm: Props['onConfirm']) {
  const saving = useRef<SaveInvoicePayer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (!isOpen) return onConfirm(null)
    setBusy(true)
    const saved = await saving.current?.()
    setBusy(false)
    if (saved) onConfirm(saved.id)
  }
  return { saving, isOpen, busy, confirm, toggle: () => setIsOpen(!isOpen) }
}
