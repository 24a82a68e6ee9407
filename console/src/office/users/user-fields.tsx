import { plainName } from '@matricula/hub/api/payer'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { CopyButton } from '../form/copy-button.tsx'
import { makePassword } from './make-password.ts'
import { shortestPassword } from './user.ts'

interface Props {
  readonly label: string
  readonly need: 'required' | 'optional'
}

/** A password to write, or one that is made here and shown, so that it can be handed over. */
export function PasswordField({ label, need }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance<{ password?: string }>()
  const written = Form.useWatch('password', form) ?? ''
  const [isShown, setShown] = useState(false)
  function make(): void {
    form.setFieldValue('password', makePassword(randomBytes))
    setShown(true)
    void form.validateFields(['password'])
  }
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        extra={t('office.users.passwordHint', { n: shortestPassword })}
        rules={[
          { required: need === 'required', message: t('office.users.passwordMissing') },
          { min: shortestPassword, message: t('office.users.passwordShort', { n: shortestPassword }) },
        ]}
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={200}
          visibilityToggle={{ visible: isShown, onVisibleChange: setShown }}
        />
      </Form.Item>
      <div className="user__password">
        <Button onClick={make}>{t('office.users.makePassword')}</Button>
        <CopyButton value={written} />
      </div>
    </>
  )
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function NameField() {
  const t = useTranslate()
  return (
    <Form.Item
      name="name"
      label={t('office.users.name')}
      rules={[
        { required: true, whitespace: true, message: t('office.users.nameMissing') },
        { pattern: plainName, message: t('office.users.nameWrong') },
      ]}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  )
}
