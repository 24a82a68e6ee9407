import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'
import type { SignedDocument } from './document-states.ts'

interface Props {
  readonly student: string
  readonly document: SignedDocument
  readonly onClose: () => void
}

interface Signer {
  readonly name?: string
  readonly email?: string
}

/** Sends a document to be signed: to the guardian who pays, unless somebody else is named. */
export function SendDialog({ student, document, onClose }: Props) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.documents.${key}`)
  const [form] = Form.useForm<Signer>()
  const { act, isActing, problem } = useAction(
    (signer: Signer) =>
      perform('POST /api/enrollment/admin/documents/zoho/sign/contract', {
        student,
        document,
        ...signer,
      }),
    { done: ({ email }) => t('office.studentFile.documents.done', { email }), report: 'quiet' },
  )
  async function send({ name = '', email = '' }: Signer): Promise<void> {
    const named = { name: name.trim(), email: email.trim() }
    if ((await act(named.email === '' ? {} : named)) !== null) onClose()
  }
  return (
    <Dialog
      title={`${title('send')}: ${title(document)}`}
      okText={title('send')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(signer) => void send(signer)}>
        <p className="page__lead">{title('toWhom')}</p>
        <Form.Item
          name="name"
          label={title('signerName')}
          dependencies={['email']}
          rules={[
            ({ getFieldValue }) => ({
              required: isWritten(getFieldValue('email')),
              whitespace: true,
              message: title('nameMissing'),
            }),
          ]}
          {...fieldError(problem, 'name')}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={title('signerEmail')}
          dependencies={['name']}
          rules={[
            { type: 'email', message: t('payer.wrong.email') },
            ({ getFieldValue }) => ({
              required: isWritten(getFieldValue('name')),
              message: title('emailMissing'),
            }),
          ]}
          {...fieldError(problem, 'email')}
        >
          <Input type="email" maxLength={200} autoComplete="off" />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
