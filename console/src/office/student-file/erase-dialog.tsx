import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { StudentFile } from './student-file.ts'

interface EraseInput {
  readonly code: string
  readonly reason: string
}

interface Props {
  readonly student: StudentFile['student']
  readonly onClose: () => void
}

/** Erases a family for good: who does it writes the code, so that nobody does it by a slip. */
export function EraseDialog({ student: { code, name, family }, onClose }: Props) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.personal.${key}`)
  const [form] = Form.useForm<EraseInput>()
  const { act, isActing, problem } = useAction(
    (reason: string) =>
      perform('POST /api/privacy/families/{student}/erase', { reason }, { params: { student: code } }),
    { done: () => title('erased'), report: 'quiet' },
  )
  async function erase({ reason }: EraseInput): Promise<void> {
    if ((await act(reason.trim())) !== null) onClose()
  }
  return (
    <Dialog
      title={title('erase')}
      okText={title('eraseNow')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{title('whose')}</p>
      <ul className="file-erased">
        {[{ code, name }, ...family].map((one) => (
          <li key={one.code}>{`${one.name} (${one.code})`}</li>
        ))}
      </ul>
      <p className="file-prose">{title('stays')}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(input) => void erase(input)}>
        <Form.Item
          name="reason"
          label={title('reason')}
          extra={title('reasonHint')}
          rules={[
            { required: true, whitespace: true, message: title('reasonMissing') },
            { min: 3, message: title('reasonShort') },
          ]}
          {...fieldError(problem, 'reason')}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="code"
          label={t('office.studentFile.personal.typeCode', { code })}
          normalize={(written: string) => written.trim().toUpperCase()}
          rules={[
            { required: true, message: title('codeWrong') },
            { validator: (_, written) => confirmCode(written, code, title('codeWrong')) },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

async function confirmCode(written: unknown, code: string, wrong: string): Promise<void> {
  if (typeof written === 'string' && written !== '' && written !== code) throw new Error(wrong)
}
