import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { DayItem } from '../form/day-item.tsx'
import { fieldError } from '../form/field-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import { type PayoutAct, payoutActName, type PayoutDetails } from './payout.ts'

interface Props {
  readonly payout: Pick<PayoutDetails, 'id' | 'net'>
  readonly onClose: () => void
}

/** A provider takes from the school's account what refunds come to beyond its charges. */
const wayOf = (net: number) => (net < 0 ? 'taken' : 'paid')

interface ArrivedInput {
  readonly bank_reference: string
  readonly on: string
}

/** Says that the deposit was seen at the bank. */
export function ArrivedDialog({ payout: { id, net }, onClose }: Props) {
  const t = useTranslate()
  const { act, isActing, problem } = useAction(
    'POST /api/payouts/{id}/arrived',
    (body: ArrivedInput) => ({ body, params: { id } }),
    { done: () => t('office.payouts.arrivedDone'), report: 'quiet' },
  )
  return (
    <ActDialog<ArrivedInput>
      act="arrived"
      net={net}
      isActing={isActing}
      problem={problem}
      onClose={onClose}
      onAct={act}
    >
      <p>{t(`office.payouts.arrivedMeans.${wayOf(net)}`, { amount: pesos(Math.abs(net)) })}</p>
      <Form.Item
        name="bank_reference"
        label={t('office.payouts.bankReference')}
        extra={t('office.payouts.bankReferenceHint')}
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: t('office.payouts.bankReferenceMissing') }]}
        {...fieldError(problem, 'bank_reference')}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </ActDialog>
  )
}

interface ReturnedInput {
  readonly reason: string
  readonly on: string
}

/** Says that the deposit came back to the provider. */
export function ReturnedDialog({ payout: { id, net }, onClose }: Props) {
  const t = useTranslate()
  const { act, isActing, problem } = useAction(
    'POST /api/payouts/{id}/returned',
    (body: ReturnedInput) => ({ body, params: { id } }),
    { done: () => t('office.payouts.returnedDone'), report: 'quiet' },
  )
  return (
    <ActDialog<ReturnedInput>
      act="returned"
      net={net}
      isActing={isActing}
      problem={problem}
      onClose={onClose}
      onAct={act}
    >
      <p>{t(`office.payouts.returnedMeans.${wayOf(net)}`, { amount: pesos(Math.abs(net)) })}</p>
      <WrittenItem
        name="reason"
        label={t('office.payouts.reason')}
        longest={120}
        missing={t('office.payouts.reasonMissing')}
        tooShort={t('office.payouts.tooShort')}
        problem={problem}
      />
    </ActDialog>
  )
}

interface ActProps<Input> {
  readonly act: PayoutAct
  readonly net: number
  readonly isActing: boolean
  readonly problem: HubProblem | null
  readonly onClose: () => void
  readonly onAct: (input: Input) => Promise<object | null>
  readonly children: ReactNode
}

/** The fields of an act, with the day of the bank's statement. */
function ActDialog<Input extends object>({ act, net, children, ...props }: ActProps<Input>) {
  const t = useTranslate()
  const name = payoutActName(act, { net })
  const [form] = Form.useForm<Input>()
  return (
    <FormDialog
      {...props}
      form={form}
      title={t(`office.payouts.act.${name}`)}
      doText={t('office.payouts.save')}
      isDangerous={act === 'returned'}
    >
      {children}
      <DayItem
        name="on"
        label={t(`office.payouts.dayOf.${name}`)}
        missing={t('office.payouts.dayMissing')}
        problem={props.problem}
      />
    </FormDialog>
  )
}
