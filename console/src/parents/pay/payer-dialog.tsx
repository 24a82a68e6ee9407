import { useEffect, useId, useState } from 'react'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Money } from '../../components/money.tsx'
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
  onConfirm: () => void
  onClose: () => void
}

/** Who pays: five fields, all required. The hub's messages come back beside their fields. */
export function PayerDialog({ payer, total, busy, problem, season, onPayer, onConfirm, onClose }: Props) {
  const t = useTranslate()
  const form = useId()
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set())
  // A message of the hub stands until its field is changed.
  const [mended, setMended] = useState<ReadonlyMap<PayerField, HubProblem>>(new Map())
  const refused = problem ? payerErrors(problem.errors) : {}
  const complete = isPayerComplete(payer)

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
      <Button type="submit" form={form} disabled={!complete} busy={busy}>
        {t(busy ? 'payer.working' : 'payer.confirm')}
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
          if (complete && !busy) onConfirm()
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
      </form>
    </Dialog>
  )
}
