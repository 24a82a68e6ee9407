import { useTranslate } from '../../i18n.ts'
import { formatCop, pesos } from '../../money.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import { effectOf, actionMeansText } from './action-text.ts'
import type { Approval } from './approval.ts'
import { ActionSummary } from './action-summary.tsx'
import { studentNames } from './student-names.ts'

/** Does what somebody else has asked for: names the sum once more on its very button. */
export function ApproveDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useTranslate()
  const { id, act: name, amount } = approval
  const { act, isActing, problem } = useAction(
    () => perform('POST /api/approvals/{id}/approve', undefined, { params: { id } }),
    { done: () => t('office.approvals.approved'), report: 'quiet' },
  )
  async function approve(): Promise<void> {
    if ((await act(undefined)) !== null) onClose()
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
      <FormProblem problem={problem} />
    </Dialog>
  )
}
