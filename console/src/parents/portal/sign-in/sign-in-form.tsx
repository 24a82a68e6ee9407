import { useState } from 'react'
import { Link } from '../../navigation.tsx'
import { hub } from '../../../api/hub.ts'
import type { Session } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm, useSending, useFormSearch } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { PasswordField } from './password-field.tsx'

interface Props {
  email: string
  onEmail: (email: string) => void
  /** The school takes third-party accounts. */
  hasThirdParty: boolean
  mailbox: string | null
  onSignedIn: () => void
}

/** E-mail and password, the third-party account, and the ways to those who have neither. */
export function SignInForm({ email, onEmail, hasThirdParty, mailbox, onSignedIn }: Props) {
  const t = useTranslate()
  const searchOf = useFormSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<Session>('/api/guardians/session', { email, password }),
    onSignedIn,
  )
  return (
    <>
      <AccountForm
        title={t('portal.signIn.title')}
        submit={t('portal.signIn.enter')}
        working={t('portal.signIn.entering')}
        busy={busy}
        ready={email.trim() !== '' && password !== ''}
        problem={problem}
        failure={t('portal.failure.signIn')}
        fields={['email']}
        afterRefusal={problem?.code === 'NOT_VERIFIED' && <MailboxLink mailbox={mailbox} />}
        onSend={send}
      >
        <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
        <PasswordField label={t('portal.signIn.password')} value={password} onChange={setPassword} />
      </AccountForm>
      <Link className="portal-sign-in__forgot" to={searchOf('forgot')}>
        {t('portal.signIn.forgot')}
      </Link>
      {hasThirdParty && <ThirdParty />}
      <div className="portal-sign-in__new">
        <p>{t('portal.signIn.noAccount')}</p>
        <Link className="button button--secondary" to={searchOf('register')}>
          {t('portal.signIn.create')}
        </Link>
      </div>
    </>
  )
}

function ThirdParty() {
  const t = useTranslate()
  return (
    <>
      <p className="portal-sign-in__or">{t('portal.signIn.or')}</p>
      <a className="button button--secondary" href="/api/guardians/oidc">
        {t('portal.signIn.thirdParty')}
      </a>
    </>
  )
}
