import { Form } from 'antd'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { useRecord } from '../api/use-read.ts'
import { Choices } from '../form/choices.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { WrittenItem } from '../form/written-item.tsx'
import { fieldError } from '../form/field-error.ts'
import { waitsForSecondPerson } from '../approvals/approval.ts'
import { ActionSummary, SecondPersonNeeded } from '../approvals/action-summary.tsx'
import { studentNames } from '../approvals/student-names.ts'
import {
  outcomeName,
  type OpenException,
  type ExceptionOutcome,
  type ExceptionDetails,
  type ExceptionKind,
} from './exception.ts'
import { paymentMeansText } from './payment-means-text.ts'
import { exceptionTexts } from './exception-texts.ts'
import { paidOutState } from '../payouts/paid-out-state.ts'

interface ResolutionInput {
  readonly outcome: ExceptionOutcome
  readonly reason: string
}

/** Says what was done about an exception. A refund through the provider leaves at once, so its button names it. */
export function ResolveDialog({ exception, onClose }: { exception: OpenException; onClose: () => void }) {
  const t = useTranslate()
  const { id, kind, outcomes, token } = exception
  const [form] = Form.useForm<ResolutionInput>()
  const [only, ...others] = outcomes
  const chosen = Form.useWatch('outcome', form)
  const reasonName = chosen?.startsWith('refunded-by-') ? 'refundRef' : 'reason'
  const { answer: details } = useRecord('exceptions', id)
  const { act, isActing, problem } = useAction(
    'POST /api/payments/{token}/resolve',
    (input: ResolutionInput) => ({ body: { exception: id, ...input }, params: { token } }),
    {
      done: (answer) =>
        t(waitsForSecondPerson(answer) ? 'office.approvals.waits' : 'office.exceptions.resolved'),
      report: 'quiet',
    },
  )
  const resolve = ({ outcome, reason }: ResolutionInput) => act({ outcome, reason: reason.trim() })
  return (
    <FormDialog
      form={form}
      title={t('office.exceptions.resolveTitle', { kind: t(`office.exceptions.kind.${kind}`) })}
      doText={t(pressOf(chosen, details?.second_person === true))}
      isDangerous={chosen === 'refund'}
      isActing={isActing}
      problem={problem}
      onAct={resolve}
      onClose={onClose}
    >
      <p className="exception__todo">{t(`office.exceptions.todo.${kind}`)}</p>
      {details !== undefined && <ExceptionSummary kind={kind} details={details} outcome={chosen} />}
      <Form.Item
        name="outcome"
        label={t('office.exceptions.whatWasDone')}
        initialValue={others.length === 0 ? only : undefined}
        rules={[{ required: true, message: t('office.exceptions.outcomeMissing') }]}
        {...fieldError(problem, 'outcome')}
      >
        <Choices
          aria-label={t('office.exceptions.whatWasDone')}
          options={outcomes.map((value) => ({
            value,
            label: t(`office.exceptions.choice.${outcomeName(kind, value)}`),
          }))}
        />
      </Form.Item>
      <WrittenItem
        name="reason"
        label={t(`office.exceptions.${reasonName}`)}
        longest={120}
        missing={t(`office.exceptions.${reasonName}Missing`)}
        tooShort={t('office.exceptions.reasonShort')}
        problem={problem}
      />
    </FormDialog>
  )
}

function pressOf(chosen: ExceptionOutcome | undefined, needsSecondPerson: boolean): string {
  if (needsSecondPerson) return 'office.approvals.ask'
  return chosen === 'refund' ? 'office.exceptions.refundNow' : 'office.exceptions.save'
}

interface Props {
  readonly kind: ExceptionKind
  readonly details: ExceptionDetails
  /** What has been chosen so far. */
  readonly outcome: ExceptionOutcome | undefined
}

/** The sum, whose it is and the means, before anybody says how an exception ends; then what that choice does. */
function ExceptionSummary({ kind, details, outcome }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { students, payout, second_person: isSecondPersonNeeded } = details
  return (
    <div className="act-summary">
      <ActionSummary
        amount={exceptionTexts(details)}
        who={studentNames(students, t)}
        means={paymentMeansText(details, t)}
        effect={outcome === undefined ? null : t(`office.approvals.effect.${outcomeName(kind, outcome)}`)}
      />
      {payout !== null && (
        <p>
          {t(`office.reconciliation.payout.${paidOutState(payout)}`, {
            reference: payout.reference,
            day: longDate(payout.day, locale),
          })}
        </p>
      )}
      {isSecondPersonNeeded && <SecondPersonNeeded />}
    </div>
  )
}
