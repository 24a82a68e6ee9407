import { Alert, App } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { successMessage } from '../api/success-message.tsx'
import { useAct } from '../api/use-act.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Fee } from './fee-form.ts'

interface Props {
  readonly fee: Fee
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks once more; what fails stays open and says so in the school's words (console-11). */
export function DeleteFee({ fee, onDeleted, onClose }: Props) {
  const text = useTexts()
  const { message } = App.useApp()
  const { act, isActing, problem } = useAct(
    () => perform('DELETE /api/enrollment/admin/fee/{id}', undefined, { params: { id: fee.id } }),
    { report: 'quiet' },
  )

  async function remove(): Promise<void> {
    const removed = await act(undefined)
    if (removed === null) return
    void message.success(successMessage(text('office.fees.delete.done')))
    onDeleted()
  }

  return (
    <Dialog
      title={text('office.fees.delete.title')}
      okText={text('office.fees.remove')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      closable={{ 'aria-label': text('office.dashboard.closePanel') }}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <p>{text('office.fees.delete.body')}</p>
      <p>{`${fee.code} · ${fee.concept} · ${fee.grade_enrollment}`}</p>
      {problem !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={text('office.fees.delete.failed')}
          description={problem.detail}
        />
      )}
    </Dialog>
  )
}
