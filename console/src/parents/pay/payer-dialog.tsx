import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { checkPayerField, payerFields } from '@matricula/hub/api/payer'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button, SubmitButton } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Focused } from '../../components/focused.tsx'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { Money } from '../../components/money.tsx'
import { useOnline } from '../../components/use-online.ts'
import { PayRefused } from './pay-refused.tsx'
import { PAYER_FIELDS, isPayerComplete, payerErrors } from './payer-form.ts'
import type { PayerForm, PayerField } from './payer-form.ts'

export interface PayerDialogProps {
  payer: PayerForm
  total: number
  busy: boolean
  /** A part of the form is on its way: nothing is sent before it is seen. */
  isComing?: boolean
  problem: HubProblem | null
  season: CurrentSeason
  onPayer: (payer: PayerForm) => void
  onConfirm: () => void
  onClose: () => void
  /** What else is asked. */
  children?: ReactNode
}

/** Who pays: five fields, all required. */
export function PayerDialog(props: PayerDialogProps) {
  const {
    payer,
    total,
    busy,
    isComing = false,
    problem,
    season,
    onPayer,
    onConfirm,
    onClose,
    children,
  } = props
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set())
  // A message of the hub stands until its field is changed.
  const [mended, setMended] = useState<ReadonlyMap<PayerField, HubProblem>>(new Map())
  const refused = problem ? payerErrors(problem.errors) : {}
  const online = useOnline()
  const missing = whyNotYet({ payer, online, isComing })

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
    if (isPayerRight(payer)) onConfirm()
    else focusFirstError(form.current)
  }

  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <SubmitButton form={formId} missing={missing && t(missing)} busy={busy}>
        {t(busy ? 'payer.working' : 'payer.confirm')}
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
          if (!busy && online && !isComing) send()
        }}
      >
        <p>
          {t('payer.intro')} <Money amount={total} />
        </p>
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
        {children}
        {problem && Object.keys(refused).length === 0 && (
          <Focused>
            <PayRefused problem={problem} season={season} />
          </Focused>
        )}
      </form>
    </Dialog>
  )
}

/** Why it cannot be sent, as a text's key. */
function whyNotYet({ payer, online, isComing }: { payer: PayerForm; online: boolean; isComing: boolean }) {
  if (!online) return 'common.offline'
  if (isComing) return 'common.loading'
  return isPayerComplete(payer) ? null : 'common.missing'
}

/** Nothing is wrong with what the fields say; the hub has the last word. */
function isPayerRight(payer: PayerForm): boolean {
  return PAYER_FIELDS.every(({ name }) => checkPayerField(name, payer[name]).error === null)
}
