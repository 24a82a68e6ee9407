import { Form } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { DayItem } from '../form/day-item.tsx'
import { fieldError } from '../form/field-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import type { OpeningBalance } from './payout.ts'

interface OpeningInput {
  readonly amount: number
  readonly on: string
  readonly reason: string
}

interface Props {
  readonly opening: Pick<OpeningBalance, 'instance' | 'before'>
  readonly onSaid: () => void
  readonly onClose: () => void
}

/** Says how much of what a provider took before the ledger is at the bank. */
export function OpeningBalanceDialog({ opening: { instance, before }, onSaid, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<OpeningInput>()
  const { act, isActing, problem } = useAction(
    'PUT /api/payouts/opening-balances/{instance}',
    (body: OpeningInput) => ({ body, params: { instance } }),
    { done: () => t('office.payouts.opening.done'), report: 'quiet' },
  )
  async function say(input: OpeningInput): Promise<object | null> {
    const said = await act(input)
    if (said !== null) onSaid()
    return said
  }
  const message = t('office.payouts.opening.amountWrong', { before: pesos(before) })
  return (
    <FormDialog
      form={form}
      title={t('office.payouts.opening.act')}
      doText={t('office.payouts.save')}
      isActing={isActing}
      problem={problem}
      onAct={say}
      onClose={onClose}
    >
      <p>{t('office.payouts.opening.means')}</p>
      <Form.Item
        name="amount"
        label={t('office.payouts.opening.amount')}
        validateTrigger="onBlur"
        rules={[{ required: true, message }, ...wholeRules({ min: 0, max: before, message })]}
        validateFirst
        {...fieldError(problem, 'amount')}
      >
        <WholeInput prefix="$" />
      </Form.Item>
      <DayItem
        name="on"
        label={t('office.payouts.opening.on')}
        missing={t('office.payouts.dayMissing')}
        problem={problem}
      />
      <WrittenItem
        name="reason"
        label={t('office.payouts.opening.reason')}
        longest={120}
        missing={t('office.payouts.opening.reasonMissing')}
        tooShort={t('office.payouts.tooShort')}
        problem={problem}
      />
    </FormDialog>
  )
}
