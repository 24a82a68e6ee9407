import { Alert, App } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { successMessage } from '../api/success-message.tsx'
import { useAction } from '../api/use-action.ts'
import { Dialog } from '../form/dialog.tsx'
import type { Fee } from './fee-form.ts'

interface Props {
  readonly fee: Fee
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks once more; what fails stays open and says so in the school's words (console-11). */
export function DeleteFee({ fee, onDeleted, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { act, isActing, problem } = useAction(
    () => perform('DELETE /api/enrollment/admin/fee/{id}', undefined, { params: { id: fee.id } }),
    { report: 'quiet' },
  )

  async function remove(): Promise<void> {
    const removed = await act(undefined)
    if (removed === null) return
    void message.success(successMessage(t('office.fees.delete.done')))
    onDeleted()
  }

  return (
    <Dialog
      title={t('office.fees.delete.title')}
      okText={t('office.fees.remove')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      closable={{ 'aria-label': t('office.dashboard.closePanel') }}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('office.fees.delete.body')}</p>
      <p>{`${fee.code} · ${fee.concept} · ${fee.grade_enrollment}`}</p>
      {problem !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={t('office.fees.delete.failed')}
          description={problem.detail}
        />
      )}
    </Dialog>
  )
}
