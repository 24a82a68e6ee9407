import { DownloadOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { read } from '../api/call.ts'
import { useTask, useAction } from '../api/use-action.ts'
import { download } from '../list/export-rows.ts'
import type { StudentFile } from './student-file.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'

/** What the law gives a family: a copy of everything kept of it, and that it is erased. */
export function PersonalView({ student }: Pick<StudentFile, 'student'>) {
  const t = useTranslate()
  const mayErase = usePermission('POST /api/privacy/families/{student}/erase')
  return (
    <div className="file-panels">
      <section className="panel">
        <h2>{t('office.studentFile.personal.copy')}</h2>
        <p className="file-prose">{t('office.studentFile.personal.copyBody')}</p>
        <CopyButton code={student.code} />
      </section>
      {mayErase && (
        <section className="panel">
          <h2>{t('office.studentFile.personal.erase')}</h2>
          <p className="file-prose">{t('office.studentFile.personal.eraseBody')}</p>
          <EraseButton student={student} />
        </section>
      )}
    </div>
  )
}

function CopyButton({ code }: { code: string }) {
  const t = useTranslate()
  const { act, isActing } = useTask(
    async () => {
      const copy = await read('GET /api/privacy/families/{student}', { params: { student: code } })
      download(
        new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }),
        `familia-${code}.json`,
      )
    },
    { report: 'aloud' },
  )
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isActing} onClick={() => void act(undefined)}>
      {t('office.studentFile.personal.download')}
    </Button>
  )
}

function EraseButton({ student }: Pick<StudentFile, 'student'>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('office.studentFile.personal.eraseAsk')}
      </Button>
      {isOpen && <EraseDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}

interface EraseInput {
  readonly code: string
  readonly reason: string
}

interface Props {
  readonly student: StudentFile['student']
  readonly onClose: () => void
}

/** Erases a family for good: who does it writes the code, so that nobody does it by a slip. */
function EraseDialog({ student: { code, name, family }, onClose }: Props) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.personal.${key}`)
  const [form] = Form.useForm<EraseInput>()
  const { act, isActing, problem } = useAction(
    'POST /api/privacy/families/{student}/erase',
    (reason: string) => ({ body: { reason }, params: { student: code } }),
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
