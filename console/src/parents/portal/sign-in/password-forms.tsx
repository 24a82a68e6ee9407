import { useState } from 'react'
import { Link } from '../../navigation.tsx'
import { hub } from '../../../api/hub.ts'
import type { LinkSent } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm, useSending, useFormSearch } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

interface ForgotFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: (sent: LinkSent) => void
}

/** Asks for a link to a new password; the answer is the same for every address. */
export function ForgotForm({ email, onEmail, onSent }: ForgotFormProps) {
  const t = useTranslate()
  const { busy, problem, send } = useSending(
    () => hub.post<LinkSent>('/api/guardians/reset', { email }),
    onSent,
  )
  return (
    <AccountForm
      title={t('portal.forgot.title')}
      lead={t('portal.forgot.lead')}
      submit={t('portal.forgot.submit')}
      working={t('portal.forgot.working')}
      busy={busy}
      ready={email.trim() !== ''}
      problem={problem}
      failure={t('portal.failure.signIn')}
      fields={['email']}
      onSend={send}
    >
      <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
    </AccountForm>
  )
}

/** A new password by the link of the mail. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslate()
  const searchOf = useFormSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<undefined>('/api/guardians/password', { token, password }),
    onDone,
  )
  return (
    <AccountForm
      title={t('portal.reset.title')}
      lead={t('portal.reset.lead')}
      submit={t('portal.reset.submit')}
      working={t('portal.reset.working')}
      busy={busy}
      ready={password !== ''}
      problem={problem}
      failure={t('portal.reset.failed')}
      fields={['password']}
      afterRefusal={
        problem?.code === 'LINK_EXPIRED' && (
          <Link className="button button--secondary" to={searchOf('forgot')}>
            {t('portal.reset.askAgain')}
          </Link>
        )
      }
      onSend={send}
    >
      <PasswordField
        label={t('portal.reset.password')}
        isNew
        value={password}
        error={problem?.errors['password']?.[0]}
        onChange={setPassword}
      />
    </AccountForm>
  )
}
