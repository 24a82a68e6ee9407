import { lossBearers } from '@matricula/hub/api/lists'
import { Form, type FormInstance, Input } from 'antd'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { useAction } from '../api/use-action.ts'
import { SecondPersonNeeded } from '../approvals/action-summary.tsx'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { isForTwo } from '../approvals/use-second-person.ts'
import { Choices } from '../form/choices.tsx'
import { DayItem } from '../form/day-item.tsx'
import { fieldError } from '../form/field-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import type { OpenedDispute } from './dispute.ts'

interface Props {
  readonly dispute: OpenedDispute
  readonly onClose: () => void
}

interface AnswerInput {
  readonly answer: string
  readonly on: string
}

/** Notes what was sent to the provider. */
export function AnswerDialog({ dispute: { id }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<AnswerInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/disputes/{id}/answer',
    (body: AnswerInput) => ({ body, params: { id } }),
    { done: () => t('office.disputes.saved'), report: 'quiet' },
  )
  return (
    <ActDialog<AnswerInput>
      form={form}
      act="answer"
      isActing={isActing}
      problem={problem}
      onClose={onClose}
      onAct={act}
    >
      <Form.Item
        name="answer"
        label={t('office.disputes.answerLabel')}
        extra={t('office.disputes.answerHint')}
        rules={[{ required: true, whitespace: true, min: 3, message: t('office.disputes.answerMissing') }]}
        {...fieldError(problem, 'answer')}
      >
        <Input.TextArea maxLength={4000} rows={5} />
      </Form.Item>
    </ActDialog>
  )
}

interface EndInput {
  readonly reason: string
  readonly on: string
}

/** Notes that the provider decided for the school. */
export function WinDialog({ dispute: { id, amount, fee }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<EndInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/disputes/{id}/win',
    (body: EndInput) => ({ body, params: { id } }),
    { done: () => t('office.disputes.saved'), report: 'quiet' },
  )
  return (
    <ActDialog<EndInput>
      form={form}
      act="win"
      isActing={isActing}
      problem={problem}
      onClose={onClose}
      onAct={act}
    >
      <p>{t('office.disputes.winMeans', { amount: pesos(amount), fee: pesos(fee) })}</p>
      <Reason problem={problem} />
    </ActDialog>
  )
}

interface LossInput extends EndInput {
  readonly borne_by: (typeof lossBearers)[number]
}

/** Notes that it was lost, and who bears it; each choice says what follows from it. */
export function LoseDialog({ dispute: { id, amount, second_person_from: from }, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<LossInput>()
  const asks = Form.useWatch('borne_by', form) === 'school' && isForTwo(amount, from)
  const { act, isActing, problem } = useAction(
    'POST /api/disputes/{id}/lose',
    (body: LossInput) => ({ body, params: { id } }),
    {
      done: (answer) => t(waitsForSecondPerson(answer) ? 'office.approvals.waits' : 'office.disputes.saved'),
      report: 'quiet',
    },
  )
  return (
    <ActDialog<LossInput>
      form={form}
      act="lose"
      {...(asks && { doText: t('office.approvals.ask') })}
      isActing={isActing}
      problem={problem}
      onClose={onClose}
      onAct={act}
    >
      <p>{t('office.disputes.loseMeans', { amount: pesos(amount) })}</p>
      <Form.Item
        name="borne_by"
        label={t('office.disputes.borneByLabel')}
        rules={[{ required: true, message: t('office.disputes.borneByMissing') }]}
        {...fieldError(problem, 'borne_by')}
      >
        <Choices
          aria-label={t('office.disputes.borneByLabel')}
          options={lossBearers.map((value) => ({ value, label: t(`office.disputes.bears.${value}`) }))}
        />
      </Form.Item>
      {asks && <SecondPersonNeeded />}
      <Reason problem={problem} />
    </ActDialog>
  )
}

function Reason({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const missing = t('office.disputes.whyMissing')
  return (
    <WrittenItem
      name="reason"
      label={t('office.disputes.why')}
      longest={120}
      missing={missing}
      tooShort={missing}
      problem={problem}
    />
  )
}

interface ActProps<Input> {
  readonly form: FormInstance<Input>
  readonly doText?: string
  readonly act: 'answer' | 'win' | 'lose'
  readonly isActing: boolean
  readonly problem: HubProblem | null
  readonly onClose: () => void
  readonly onAct: (input: Input) => Promise<object | null>
  readonly children: ReactNode
}

/** The fields of an act, with the day on which it happened. */
function ActDialog<Input extends object>({ act, children, ...props }: ActProps<Input>) {
  const t = useTranslate()
  return (
    <FormDialog doText={t('office.disputes.save')} {...props} title={t(`office.disputes.act.${act}`)}>
      {children}
      <DayItem
        name="on"
        label={t(`office.disputes.day.${act}`)}
        missing={t('office.disputes.dayMissing')}
        problem={props.problem}
      />
    </FormDialog>
  )
}
