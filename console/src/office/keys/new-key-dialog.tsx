import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import type { ResponseOf, BodyOf } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { RolesField } from '../form/roles-field.tsx'
import { fieldError } from '../form/field-error.ts'
import { Dialog, useFocusBack } from '../form/dialog.tsx'
import { IssuedKeyDialog } from './issued-key-dialog.tsx'

type NewKey = BodyOf<'POST /api/keys'>

/** Asks for a key's name and roles, then shows the key this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [issued, setIssued] = useState<ResponseOf<'POST /api/keys'> | null>(null)
  useFocusBack()
  return issued === null ? (
    <AskForKey onIssued={setIssued} onClose={onClose} />
  ) : (
    <IssuedKeyDialog issued={issued} onClose={onClose} />
  )
}

/** Days; null: for ever. */
const lives = [30, 90, 365, 730, null] as const

interface Props {
  readonly onIssued: (issued: ResponseOf<'POST /api/keys'>) => void
  readonly onClose: () => void
}

function AskForKey({ onIssued, onClose }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<NewKey>()
  const { act, isActing, problem } = useAction((newKey: NewKey) => perform('POST /api/keys', newKey), {
    report: 'quiet',
  })
  async function issue(newKey: NewKey): Promise<void> {
    const issued = await act({ ...newKey, name: newKey.name.trim() })
    if (issued !== null) onIssued(issued)
  }
  return (
    <Dialog
      title={t('office.keys.create')}
      okText={t('office.keys.add')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<NewKey>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ days: 90 }}
        onFinish={(newKey) => void issue(newKey)}
      >
        <Form.Item
          name="name"
          label={t('office.keys.name')}
          extra={t('office.keys.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('office.keys.nameMissing') }]}
          {...fieldError(problem, 'name')}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <RolesField problem={problem} />
        <Form.Item
          name="days"
          label={t('office.keys.opens')}
          extra={t('office.keys.opensHint')}
          {...fieldError(problem, 'days')}
        >
          <Select<number | null>
            options={lives.map((days) => ({
              value: days,
              label: days === null ? t('office.keys.forEver') : t('office.keys.days', { days }),
            }))}
          />
        </Form.Item>
        <FormProblem problem={problem} />
      </Form>
    </Dialog>
  )
}
