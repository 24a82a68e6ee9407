import { Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Choices } from '../form/choices.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import { type GiveBackInput, isByProvider } from './give-back-input.ts'
import type { RefundTerms } from './refund.ts'
import { RefundWayItem } from './refund-way-item.tsx'

interface Props {
  readonly input: Partial<GiveBackInput>
  readonly terms: RefundTerms
  readonly problem: HubProblem | null
}

/** How much goes back, by whom and why; what was written is checked as its field is left. */
export function GiveBackFields(props: Props) {
  return (
    <>
      <Extent {...props} />
      {props.input.extent === 'part' && <PartAmount {...props} />}
      <RefundWayItem
        provider={props.terms.provider}
        isByProvider={isByProvider(props.input, props.terms)}
        dependencies={['extent']}
        problem={props.problem}
      />
      <Reason {...props} />
    </>
  )
}

function Extent({ input, terms, problem }: Props) {
  const t = useTranslate()
  return (
    <Form.Item
      name="extent"
      label={t('office.refunds.extentLabel')}
      rules={[{ required: true, message: t('office.refunds.extentMissing') }]}
      {...(input.extent !== 'part' && fieldError(problem, 'amount'))}
    >
      <Choices
        aria-label={t('office.refunds.extentLabel')}
        options={(['whole', 'part'] as const).map((value) => ({
          value,
          label: t(`office.refunds.extent.${value}`, { amount: pesos(terms.left) }),
        }))}
      />
    </Form.Item>
  )
}

function PartAmount({ terms: { left }, problem }: Props) {
  const t = useTranslate()
  const message = t('office.refunds.partWrong', { amount: pesos(left) })
  return (
    <Form.Item
      name="part"
      label={t('office.refunds.partLabel')}
      validateTrigger="onBlur"
      rules={[{ required: true, message }, ...wholeRules({ min: 1, max: left, message })]}
      validateFirst
      {...fieldError(problem, 'amount')}
    >
      <WholeInput prefix="$" />
    </Form.Item>
  )
}

function Reason({ problem }: Props) {
  const t = useTranslate()
  return (
    <WrittenItem
      name="reason"
      label={t('office.refunds.reason')}
      longest={120}
      missing={t('office.refunds.reasonMissing')}
      tooShort={t('office.refunds.tooShort')}
      problem={problem}
    />
  )
}
