import { Form, Input, Alert, Button, Upload } from 'antd'
import type { FormItemProps } from 'antd'
import { FileDoneOutlined, InboxOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { fieldError } from '../form/field-error.ts'
import { useFirstFocusable, type FieldRef } from '../form/use-first-focusable.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { Dialog } from '../form/dialog.tsx'
import { useRead } from '../api/use-read.ts'
import { newDiscountOf } from './request-form.ts'
import type { RequestDiscountValues } from './request-form.ts'
import { kinds } from './discount.ts'
import type { DiscountDraft } from './discount.ts'
import { noteRules } from './note-rules.ts'
import { proofTypes, readProof } from './read-proof.ts'
import type { ChosenProof, ProofProblem } from './read-proof.ts'
import { fileSizeText } from './file-size-text.ts'

/** Asks for a discount with its proof; somebody else will review it. */
export function RequestDiscountDialog({ draft, onClose }: { draft: DiscountDraft; onClose: () => void }) {
  const t = useTranslate()
  const { percent, ...known } = draft
  const { form, formProps, isSaving, problem } = useRecordForm({
    resource: 'discounts',
    action: 'create',
    initialValues: { ...known, ...(percent !== undefined && { percent: percent / 100 }) },
    bodyOf: newDiscountOf,
    done: () => t('office.discounts.asked'),
    onSaved: onClose,
  })
  return (
    <Dialog
      title={t('office.discounts.ask')}
      okText={t('office.discounts.send')}
      cancelText={t('common.cancel')}
      confirmLoading={isSaving}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<RequestDiscountValues> {...formProps} layout="vertical" requiredMark={false}>
        <p className="page__lead discounts__lead">{t('office.discounts.askLead')}</p>
        <StudentField />
        <Form.Item
          name="kind"
          label={t('office.discounts.kindFilter')}
          rules={[{ required: true, message: t('office.discounts.kindMissing') }]}
        >
          <FormSelect
            options={kinds.map((value) => ({ value, label: t(`office.discounts.kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="percent"
          label={t('office.discounts.percent')}
          rules={[
            { required: true, message: t('office.discounts.percentMissing') },
            percentRule({ min: 0.01, max: 100, message: t('office.discounts.percentWrong') }),
          ]}
        >
          <PercentInput />
        </Form.Item>
        <Form.Item
          name="note"
          label={t('office.discounts.note')}
          extra={t('office.discounts.noteHint')}
          rules={noteRules(t)}
        >
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item
          name="proof"
          label={t('office.discounts.proof.title')}
          rules={[{ required: true, message: t('office.discounts.proof.missing') }]}
          {...fieldError(problem, 'proof.content')}
        >
          <ProofChoice />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}

const whole = /^[a-z0-9]{5}$/i

/** A student's code; whose it is stands below it as soon as the code is whole. */
function StudentField() {
  const t = useTranslate()
  return (
    <Form.Item
      name="student"
      label={t('office.discounts.code')}
      rules={[
        { required: true, message: t('office.discounts.codeMissing') },
        { pattern: whole, message: t('office.discounts.codeMalformed') },
      ]}
      {...useFound()}
    >
      <Input maxLength={5} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </Form.Item>
  )
}

function useFound(): FormItemProps {
  const t = useTranslate()
  const written: unknown = Form.useWatch('student')
  const student = typeof written === 'string' ? written.trim() : ''
  const { answer, problem, isReading } = useRead('GET /api/people/students/{student}', {
    params: { student },
    when: whole.test(student),
  })
  if (!whole.test(student)) return {}
  if (isReading) return { extra: t('common.loading') }
  if (problem?.code === 'NOT_FOUND') {
    return { validateStatus: 'error', help: t('office.discounts.codeUnknown') }
  }
  if (problem !== null) return { extra: problem.title || t('common.loadFailed') }
  if (answer === undefined) return {}
  const { first_name: first, last_name: last, grade } = answer
  return { extra: <output>{[`${first} ${last}`, grade].filter(Boolean).join(' · ')}</output> }
}

interface Props {
  /** Of the form around it. */
  readonly id?: string
  readonly value?: ChosenProof | undefined
  readonly onChange?: (proof: ChosenProof | undefined) => void
  readonly ref?: FieldRef
}

/** Where the proof is dropped or chosen; it leaves with the form and not before. */
function ProofChoice({ id, value, onChange, ref }: Props) {
  const t = useTranslate()
  const choice = useFirstFocusable<HTMLDivElement>(ref)
  const [problem, setProblem] = useState<ProofProblem | null>(null)

  async function choose(file: File): Promise<void> {
    const read = await readProof(file)
    setProblem(typeof read === 'string' ? read : null)
    onChange?.(typeof read === 'string' ? undefined : read)
  }

  if (value !== undefined) {
    return (
      <div className="proof__chosen">
        <FileDoneOutlined aria-hidden />
        <span className="proof__name">{`${value.name} · ${fileSizeText(value.size)}`}</span>
        <Button size="small" onClick={() => onChange?.(undefined)}>
          {t('office.discounts.proof.change')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={choice}>
      <Upload.Dragger
        {...(id !== undefined && { id })}
        accept={proofTypes.join(',')}
        multiple={false}
        showUploadList={false}
        beforeUpload={(file) => {
          void choose(file)
          return false
        }}
      >
        <InboxOutlined className="proof__drop" aria-hidden />
        <p>{t('office.discounts.proof.drop')}</p>
        <p className="page__lead">{t('office.discounts.proof.limit')}</p>
      </Upload.Dragger>
      {problem !== null && (
        <Alert type="error" showIcon role="alert" message={t(`office.discounts.proof.trouble.${problem}`)} />
      )}
    </div>
  )
}
