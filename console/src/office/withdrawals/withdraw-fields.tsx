import { Form, type FormInstance } from 'antd'
import { useEffect } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import { RefundWayItem } from '../refunds/refund-way-item.tsx'
import type { WithdrawalProposal } from './withdrawal.ts'
import { isByProvider, type WithdrawalInput } from './withdrawal-input.ts'

interface Props {
  readonly form: FormInstance<WithdrawalInput>
  readonly returned: number | undefined
  readonly proposal: WithdrawalProposal
  readonly problem: HubProblem | null
}

/** How much goes back, by whom, and why the student leaves; what was written is checked as its field is left. */
export function WithdrawFields({ form, returned, proposal, problem }: Props) {
  const t = useTranslate()
  const { left, provider } = proposal
  useProposed(form, proposal)
  return (
    <>
      {left === 0 ? (
        <p>{t('office.withdrawals.nothingLeft')}</p>
      ) : (
        <Returned proposal={proposal} problem={problem} />
      )}
      {returned !== 0 && (
        <RefundWayItem
          provider={provider}
          isByProvider={isByProvider(returned, proposal)}
          dependencies={['returned']}
          problem={problem}
        />
      )}
      <WrittenItem
        name="reason"
        label={t('office.withdrawals.reasonLabel')}
        longest={120}
        missing={t('office.withdrawals.reasonMissing')}
        tooShort={t('office.withdrawals.tooShort')}
        problem={problem}
      />
    </>
  )
}

/** What is proposed for the day stands in the field until somebody writes another amount. */
function useProposed(form: FormInstance<WithdrawalInput>, { returned }: WithdrawalProposal): void {
  useEffect(() => {
    if (!form.isFieldTouched('returned')) form.setFieldValue('returned', returned)
  }, [form, returned])
}

function Returned({ proposal, problem }: Pick<Props, 'proposal' | 'problem'>) {
  const { left, returned, returned_before: before } = proposal
  const t = useTranslate()
  const message = t('office.withdrawals.returnedWrong', { amount: pesos(left) })
  return (
    <Form.Item
      name="returned"
      label={t('office.withdrawals.returnedLabel')}
      extra={
        <>
          {before > 0 && <p>{t('office.withdrawals.returnedBefore', { amount: pesos(before) })}</p>}
          {t('office.withdrawals.returnedHint', { proposed: pesos(returned), left: pesos(left) })}
        </>
      }
      validateTrigger="onBlur"
      rules={[{ required: true, message }, ...wholeRules({ min: 0, max: left, message })]}
      validateFirst
      {...fieldError(problem, 'returned')}
    >
      <WholeInput prefix="$" />
    </Form.Item>
  )
}
