import { Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { revalidateErrors } from './revalidate.ts'

interface Props<Input> {
  readonly form: FormInstance<Input>
  readonly title: string
  /** On the button that does it. */
  readonly doText: string
  readonly isDangerous?: boolean
  /** False where what is asked about cannot be done, or is not known yet. */
  readonly isPossible?: boolean
  readonly isActing: boolean
  readonly problem: HubProblem | null
  /** Answers null where it was not done. */
  readonly onAct: (input: Input) => Promise<object | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The fields of one act. It closes once that is done; what the hub refuses stands at its field or below them. */
export function FormDialog<Input extends object>({ form, isActing, problem, ...props }: Props<Input>) {
  const t = useTranslate()
  const { title, doText, isDangerous = false, isPossible = true, onAct, onClose, children } = props
  async function submit(input: Input): Promise<void> {
    if ((await onAct(input)) !== null) onClose()
  }
  return (
    <Dialog
      title={title}
      okText={doText}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: isDangerous, disabled: !isPossible }}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onValuesChange={revalidateErrors(form)}
        onFinish={(input) => void submit(input)}
      >
        {children}
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
