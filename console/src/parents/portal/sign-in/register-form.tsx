import { useState } from 'react'
import { hub } from '../../../api/hub.ts'
import type { LinkSent } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm, useSending } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Field } from '../../../components/field.tsx'
import { PrivacyLine } from '../../login/privacy-line.tsx'

interface RegisterFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: (sent: LinkSent) => void
}

/** A new account. The answer is the same for every address, so that it tells nobody who has one. */
export function RegisterForm({ email, onEmail, onSent }: RegisterFormProps) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<LinkSent>('/api/guardians', { name, email, password }),
    onSent,
  )
  return (
    <AccountForm
      title={t('portal.register.title')}
      lead={t('portal.register.lead')}
      submit={t('portal.register.submit')}
      working={t('portal.register.working')}
      busy={busy}
      ready={[name, email, password].every((value) => value.trim() !== '')}
      problem={problem}
      failure={t('portal.failure.register')}
      fields={['name', 'email', 'password']}
      agree={<PrivacyLine says="login.privacy.agree" />}
      onSend={send}
    >
      <Field
        label={t('portal.register.name')}
        name="name"
        value={name}
        maxLength={100}
        required
        autoComplete="name"
        error={problem?.errors['name']?.[0]}
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
      <PasswordField
        label={t('portal.signIn.password')}
        isNew
        value={password}
        error={problem?.errors['password']?.[0]}
        onChange={setPassword}
      />
    </AccountForm>
  )
}
