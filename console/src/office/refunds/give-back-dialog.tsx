import { Form } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { SecondPersonNeeded } from '../approvals/action-summary.tsx'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { isForTwo } from '../approvals/use-second-person.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { GiveBackFields } from './give-back-fields.tsx'
import { amountOf, type GiveBackInput } from './give-back-input.ts'
import type { RefundTerms, RefundedDocument } from './refund.ts'

interface Props {
  readonly token: string
  readonly document: RefundedDocument
  readonly terms: RefundTerms
  readonly onClose: () => void
}

/** Gives back what a payment paid, whole or in part; the same sent again, as after a lost answer, is one. */
export function GiveBackDialog({ token, document, terms, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<GiveBackInput>()
  const input = Form.useWatch([], form) ?? {}
  const amount = amountOf(input, terms)
  const asks = isForTwo(amount, terms.second_person_from)
  const { act, isActing, problem } = useGiveBack(token)
  async function give({ way, reason }: GiveBackInput): Promise<object | null> {
    return amount === undefined || way === undefined
      ? null
      : act({ amount, way, reason: reason.trim(), document })
  }
  return (
    <FormDialog
      form={form}
      title={t('office.refunds.giveBack')}
      doText={doText()}
      isDangerous={!asks}
      isActing={isActing}
      problem={problem}
      onAct={give}
      onClose={onClose}
    >
      <GiveBackFields input={input} terms={terms} problem={problem} />
      {input.way !== undefined && <p>{t(`office.approvals.effect.refund-${input.way}`)}</p>}
      {asks && <SecondPersonNeeded />}
    </FormDialog>
  )

  function doText(): string {
    if (asks) return t('office.approvals.ask')
    return amount === undefined
      ? t('office.refunds.giveBackNow')
      : t('office.refunds.giveBackAmount', { amount: pesos(amount) })
  }
}

interface GivenBack {
  readonly amount: number
  readonly way: NonNullable<GiveBackInput['way']>
  readonly reason: string
  readonly document: RefundedDocument
}

function useGiveBack(token: string) {
  const t = useTranslate()
  const [key] = useState(() => crypto.randomUUID())
  return useAction(
    'POST /api/payments/{token}/refunds',
    (body: GivenBack) => ({ body, params: { token }, headers: { 'idempotency-key': key } }),
    {
      done: (answer) =>
        t(waitsForSecondPerson(answer) ? 'office.approvals.waits' : 'office.refunds.givenBack'),
      report: 'quiet',
    },
  )
}
