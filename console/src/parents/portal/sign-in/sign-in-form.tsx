import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import type { Session } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { PasswordField } from './password-field.tsx'
import { useFormSearch } from './use-form-search.ts'
import { useSending } from './use-sending.ts'

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
  const text = useTexts()
  const searchOf = useFormSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<Session>('/api/guardians/session', { email, password }),
    onSignedIn,
  )
  return (
    <>
      <AccountForm
        title={text('portal.signIn.title')}
        submit={text('portal.signIn.enter')}
        working={text('portal.signIn.entering')}
        busy={busy}
        ready={email.trim() !== '' && password !== ''}
        problem={problem}
        failure={text('portal.failure.signIn')}
        fields={['email']}
        afterRefusal={problem?.code === 'NOT_VERIFIED' && <MailboxLink mailbox={mailbox} />}
        onSend={send}
      >
        <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
        <PasswordField label={text('portal.signIn.password')} value={password} onChange={setPassword} />
      </AccountForm>
      <Link className="portal-sign-in__forgot" to={searchOf('forgot')}>
        {text('portal.signIn.forgot')}
      </Link>
      {hasThirdParty && <ThirdParty />}
      <div className="portal-sign-in__new">
        <p>{text('portal.signIn.noAccount')}</p>
        <Link className="button button--secondary" to={searchOf('register')}>
          {text('portal.signIn.create')}
        </Link>
      </div>
    </>
  )
}

function ThirdParty() {
  const text = useTexts()
  return (
    <>
      <p className="portal-sign-in__or">{text('portal.signIn.or')}</p>
      <a className="button button--secondary" href="/api/guardians/oidc">
        {text('portal.signIn.thirdParty')}
      </a>
    </>
  )
}
