import { Alert, Button, Table, Tag, Form, Input } from 'antd'
import type { TableColumnType } from 'antd'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { documentStatesOf } from './document-states.ts'
import type { SignedDocument, DocumentState } from './document-states.ts'
import type { StudentFile } from './student-file.ts'
import { own } from '../../own.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog } from '../form/dialog.tsx'

const colours: Readonly<Record<string, string>> = {
  signed: 'green',
  sent: 'blue',
  viewed: 'blue',
  new: 'blue',
  declined: 'red',
  expired: 'red',
  recalled: 'red',
}

interface Props {
  readonly file: StudentFile
  readonly onAgain: () => void
}

/** The contract and its annexes: how far each is, and the act to send it. */
export function DocumentsView({ file: { student, documents }, onAgain }: Props) {
  const t = useTranslate()
  const maySend = usePermission('POST /api/enrollment/admin/documents/zoho/sign/contract')
  const [sending, setSending] = useState<SignedDocument | null>(null)
  const columns = useColumns(documents.enabled && maySend ? setSending : null)
  return (
    <div className="page">
      {!documents.enabled && <Alert type="info" showIcon message={t('office.studentFile.documents.off')} />}
      {documents.enabled && (
        <div className="page__head">
          <p className="page__lead">{t('office.studentFile.documents.lead')}</p>
          <div className="page__acts">
            <Button onClick={onAgain}>{t('office.studentFile.documents.refresh')}</Button>
          </div>
        </div>
      )}
      <Table<DocumentState>
        size="small"
        rowKey="paper"
        dataSource={[...documentStatesOf(documents.signings)]}
        columns={columns}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
      {sending !== null && (
        <SendDialog student={student.code} document={sending} onClose={() => setSending(null)} />
      )}
    </div>
  )
}

function useColumns(onSend: ((document: SignedDocument) => void) | null): TableColumnType<DocumentState>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const title = (column: string) => t(`office.studentFile.documents.${column}`)
  return [
    { title: title('paper'), render: (_, { document }) => title(document) },
    {
      title: title('status'),
      render: (_, { status }) => <Tag color={own(colours, status) ?? 'default'}>{title(`is.${status}`)}</Tag>,
    },
    { title: title('requested'), render: (_, { requestedAt: at }) => moment(toSeason(at), locale) || '—' },
    { title: title('updated'), render: (_, { updatedAt: at }) => moment(toSeason(at), locale) || '—' },
    ...(onSend === null
      ? []
      : [
          {
            title: title('act'),
            render: (_: unknown, { document, canSend }: DocumentState) =>
              canSend ? (
                <Button
                  size="small"
                  aria-label={`${title('send')}: ${title(document)}`}
                  onClick={() => onSend(document)}
                >
                  {title('send')}
                </Button>
              ) : (
                '—'
              ),
          },
        ]),
  ]
}

interface SendDialogProps {
  readonly student: string
  readonly document: SignedDocument
  readonly onClose: () => void
}

interface Signer {
  readonly name?: string
  readonly email?: string
}

/** Sends a document to be signed: to the guardian who pays, unless somebody else is named. */
function SendDialog({ student, document, onClose }: SendDialogProps) {
  const t = useTranslate()
  const title = (key: string) => t(`office.studentFile.documents.${key}`)
  const [form] = Form.useForm<Signer>()
  const { act, isActing, problem } = useAction(
    'POST /api/enrollment/admin/documents/zoho/sign/contract',
    (signer: Signer) => ({
      body: {
        student,
        document,
        ...signer,
      },
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
