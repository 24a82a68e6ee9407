import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCop, pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import { fieldError } from '../form/field-error.ts'
import { isOpen } from './approval.ts'
import type { Approval } from './approval.ts'
import { ActionSummary } from './action-summary.tsx'
import { RequestDetails } from './request-details.tsx'
import { studentNames } from './student-names.ts'
import type { Translate } from '../../i18n.ts'
import { outcomeName } from '../exceptions/exception.ts'

/** What the reader can do about a request: decide on somebody else's, or take back their own. */
export function ApprovalActions({ approval }: { approval: Approval }) {
  const t = useTranslate()
  const mayDecide = usePermission('POST /api/approvals/{id}/approve')
  const [doing, setDoing] = useState<'approve' | 'refuse' | 'withdraw' | null>(null)
  const close = () => setDoing(null)
  if (!isOpen(approval)) return null
  return (
    <>
      {approval.own && <p>{t('office.approvals.own')}</p>}
      <div className="approval__acts">
        {!approval.own && mayDecide && (
          <>
            <Button type="primary" onClick={() => setDoing('approve')}>
              {t('office.approvals.approve')}
            </Button>
            <Button danger onClick={() => setDoing('refuse')}>
              {t('office.approvals.refuse')}
            </Button>
          </>
        )}
        {approval.own && mayDecide && (
          <Button danger onClick={() => setDoing('withdraw')}>
            {t('office.approvals.withdraw')}
          </Button>
        )}
      </div>
      {doing === 'approve' && <ApproveDialog approval={approval} onClose={close} />}
      {(doing === 'refuse' || doing === 'withdraw') && (
        <EndDialog approval={approval} ending={doing} onClose={close} />
      )}
    </>
  )
}

/** Does what somebody else has asked for: names the sum once more on its very button. */
function ApproveDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useTranslate()
  const { id, act: name, amount } = approval
  const { act, isActing, problem } = useAction(
    'POST /api/approvals/{id}/approve',
    () => ({ params: { id } }),
    { done: () => t('office.approvals.approved'), report: 'quiet' },
  )
  async function approve(): Promise<void> {
    if ((await act()) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.approvals.approveTitle', { act: t(`office.approvals.act.${name}`) })}
      okText={t('office.approvals.approveNow', { amount: pesos(amount) })}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void approve()}
      onCancel={onClose}
    >
      <ActionSummary
        amount={formatCop(amount)}
        who={studentNames(approval.students, t)}
        means={actionMeansText(approval, t)}
        effect={effectOf(approval, t)}
      />
      <RequestDetails approval={approval} />
      <FormProblem problem={problem} />
    </Dialog>
  )
}

interface Props {
  readonly approval: Approval
  readonly ending: 'refuse' | 'withdraw'
  readonly onClose: () => void
}

/** Says no to somebody else's request, or takes back one's own; nothing is done then. */
function EndDialog({ approval, ending, onClose }: Props) {
  const t = useTranslate()
  const { id, amount } = approval
  const [form] = Form.useForm<{ reason: string }>()
  const { act, isActing, problem } = useAction(
    `POST /api/approvals/{id}/${ending}`,
    (reason: string) => ({ body: { reason: reason.trim() }, params: { id } }),
    { done: () => t(`office.approvals.ended.${ending}`), report: 'quiet' },
  )
  async function end(reason: string): Promise<void> {
    if ((await act(reason)) !== null) onClose()
  }
  return (
    <Dialog
      title={t(`office.approvals.${ending}`)}
      okText={t(`office.approvals.${ending}`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void end(reason)}>
        <p>{`${studentNames(approval.students, t)} · ${pesos(amount)}`}</p>
        <Form.Item
          name="reason"
          label={t('office.approvals.endReason')}
          rules={[
            { required: true, whitespace: true, message: t('office.approvals.reasonMissing') },
            { min: 3, message: t('office.approvals.reasonShort') },
          ]}
          {...fieldError(problem, 'reason')}
        >
          <Input maxLength={200} showCount />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

/** By which means the money moves, or what says that it has. */
export function actionMeansText({ act, details }: Pick<Approval, 'act' | 'details'>, t: Translate): string {
  if (act === 'exception.refund' || act === 'exception.resolve')
    return t(`office.approvals.means.${details['outcome'] ?? 'attended'}`)
  if (act === 'payment.refund') return refundMeansText(details, t)
  if (act === 'student.withdraw') return t(`office.approvals.means.withdraw-${details['way'] ?? 'bank'}`)
  if (act === 'dispute.lose') return t('office.approvals.means.lose')
  if (act === 'agreement.file') return t('office.approvals.means.file', { name: details['name'] ?? '' })
  return t(`office.approvals.means.${act === 'agreement.manual-income' ? 'paper' : 'bank'}`)
}

function refundMeansText(details: Approval['details'], t: Translate): string {
  const means = t(`office.approvals.means.refund-${details['way'] ?? 'bank'}`)
  const { document } = details
  return document === undefined ? means : `${t('office.paidInvoices.document', { document })}. ${means}`
}

/** What happens once it is approved. */
export function effectOf({ act, details }: Pick<Approval, 'act' | 'details'>, t: Translate): string {
  if (act === 'exception.refund' || act === 'exception.resolve')
    return t(`office.approvals.effect.${outcomeName(details['kind'], details['outcome'] ?? 'attended')}`)
  if (act === 'payment.refund') return t(`office.approvals.effect.refund-${details['way'] ?? 'bank'}`)
  if (act === 'student.withdraw') return t(`office.approvals.effect.withdraw-${details['way'] ?? 'bank'}`)
  if (act === 'dispute.lose') return t('office.approvals.effect.lose')
  if (act === 'agreement.file') return t('office.approvals.effect.file', { n: details['lines'] ?? '' })
  return t('office.approvals.effect.paid')
}
