import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { StudentFile } from './student-file.ts'

interface Props {
  readonly student: StudentFile['student']
  readonly onClose: () => void
}

/** Signs out everybody who came in by a student's code, after a lost telephone or a sign-in on somebody else's. */
export function ForgetDevicesDialog({ student: { code, name }, onClose }: Props) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.devices.${key}`)
  const { act, isActing, problem } = useAction(
    () => perform('DELETE /api/enrollment/admin/devices/{student}', undefined, { params: { student: code } }),
    { done: () => title('done'), report: 'quiet' },
  )
  async function forget(): Promise<void> {
    if ((await act(undefined)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.studentFile.devices.title', { name })}
      okText={title('forget')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void forget()}
      onCancel={onClose}
    >
      <p className="file-prose">{title('body')}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
