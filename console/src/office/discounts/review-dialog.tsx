import { Form, Input } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { useRead } from '../api/use-read.ts'
import { Choices } from '../form/choices.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Discount } from './discount.ts'
import { noteRules } from './note-rules.ts'
import { reviewOf } from './review-form.ts'
import type { ReviewValues } from './review-form.ts'

/** Grants a discount until a day or refuses it. The hub lets nobody review what they asked for themselves. */
export function ReviewDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { id, student, kind, percent: points } = discount
  const [form] = Form.useForm<ReviewValues>()
  const decision = Form.useWatch('decision', form)
  const { act, isActing, problem } = useAction(
    (values: ReviewValues) =>
      perform('POST /api/discounts/{id}/review', reviewOf(values), { params: { id } }),
    { done: ({ state }) => t(`office.discounts.reviewed.${state}`), report: 'quiet' },
  )
  async function review(values: ReviewValues): Promise<void> {
    if ((await act(values)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.discounts.review')}
      okText={t(`office.discounts.decide.${decision ?? 'none'}`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: decision === 'refuse' }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<ReviewValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void review(values)}
      >
        <p className="page__lead discounts__lead">
          {`${student} · ${t(`office.discounts.kind.${kind}`)} · ${formatPercent(points, locale)}`}
        </p>
        <Form.Item
          name="decision"
          label={t('office.discounts.decision')}
          rules={[{ required: true, message: t('office.discounts.decisionMissing') }]}
          {...fieldError(problem, 'decision')}
        >
          <Choices
            aria-label={t('office.discounts.decision')}
            options={(['grant', 'refuse'] as const).map((value) => ({
              value,
              label: t(`office.discounts.decide.${value}`),
            }))}
          />
        </Form.Item>
        {decision === 'grant' && (
          <Form.Item
            name="expiresOn"
            label={t('office.discounts.until')}
            extra={t('office.discounts.untilHint')}
            rules={[{ required: true, message: t('office.discounts.untilMissing') }]}
            {...fieldError(problem, 'expires_on')}
          >
            <LastDay />
          </Form.Item>
        )}
        <Form.Item
          name="note"
          label={t(`office.discounts.${decision === 'refuse' ? 'refuseNote' : 'reviewNote'}`)}
          rules={noteRules(t)}
          {...fieldError(problem, 'note')}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

interface FieldProps {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (day: string) => void
}

/** Today at the earliest: the hub says what is too far away. */
function LastDay({ id, value, onChange }: FieldProps) {
  const { answer: season } = useRead('GET /api/seasons/current')
  return (
    <Input
      type="date"
      {...(id !== undefined && { id })}
      {...(season !== undefined && { min: dayOf(season.clock.now) })}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
