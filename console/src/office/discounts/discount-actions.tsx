import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Discount } from './discount.ts'
import { noteRules } from './note-rules.ts'
import { dayOf } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { useRead } from '../api/use-read.ts'
import { Choices } from '../form/choices.tsx'
import { reviewOf } from './review-form.ts'
import type { ReviewValues } from './review-form.ts'

/** What can be done about a discount as it stands. */
export function DiscountActions({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const mayReview = usePermission('POST /api/discounts/{id}/review')
  const mayWithdraw = usePermission('POST /api/discounts/{id}/withdraw')
  const [doing, setDoing] = useState<'review' | 'withdraw' | null>(null)
  const { state } = discount
  const close = () => setDoing(null)
  if (state !== 'asked' && state !== 'granted') return null
  return (
    <section className="panel">
      {state === 'asked' && <p className="discounts__lead">{t('office.discounts.waits')}</p>}
      <div className="proof__acts">
        {state === 'asked' && mayReview && (
          <Button type="primary" onClick={() => setDoing('review')}>
            {t('office.discounts.review')}
          </Button>
        )}
        {mayWithdraw && (
          <Button danger onClick={() => setDoing('withdraw')}>
            {t('office.discounts.withdraw')}
          </Button>
        )}
      </div>
      {doing === 'review' && <ReviewDialog discount={discount} onClose={close} />}
      {doing === 'withdraw' && <WithdrawDialog discount={discount} onClose={close} />}
    </section>
  )
}

/** Takes a discount back; the same kind can be asked for again. */
function WithdrawDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useTranslate()
  const { id, state } = discount
  const [form] = Form.useForm<{ note: string }>()
  const { act, isActing, problem } = useAction(
    'POST /api/discounts/{id}/withdraw',
    (note: string) => ({ body: { note: note.trim() }, params: { id } }),
    { done: () => t('office.discounts.withdrawn'), report: 'quiet' },
  )
  async function withdraw({ note }: { note: string }): Promise<void> {
    if ((await act(note)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.discounts.withdraw')}
      okText={t('office.discounts.withdraw')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void withdraw(values)}>
        <p className="discounts__lead">
          {t(`office.discounts.withdrawBody.${state === 'granted' ? 'granted' : 'asked'}`)}
        </p>
        <Form.Item
          name="note"
          label={t('office.discounts.withdrawNote')}
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

/** Grants a discount until a day or refuses it. The hub lets nobody review what they asked for themselves. */
function ReviewDialog({ discount, onClose }: { discount: Discount; onClose: () => void }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { id, student, kind, percent: points } = discount
  const [form] = Form.useForm<ReviewValues>()
  const decision = Form.useWatch('decision', form)
  const { act, isActing, problem } = useAction(
    'POST /api/discounts/{id}/review',
    (values: ReviewValues) => ({ body: reviewOf(values), params: { id } }),
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
