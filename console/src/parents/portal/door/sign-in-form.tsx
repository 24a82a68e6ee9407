import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import type { Session } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { DoorForm } from './door-form.tsx'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { PasswordField } from './password-field.tsx'
import { useDoorSearch } from './use-door-search.ts'
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
  const searchOf = useDoorSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<Session>('/api/guardians/session', { email, password }),
    onSignedIn,
  )
  return (
    <>
      <DoorForm
        title={text('portal.door.title')}
        submit={text('portal.door.enter')}
        working={text('portal.door.entering')}
        busy={busy}
        ready={email.trim() !== '' && password !== ''}
        problem={problem}
        failure={text('portal.failure.signIn')}
        fields={['email']}
        afterRefusal={problem?.code === 'NOT_VERIFIED' && <MailboxLink mailbox={mailbox} />}
        onSend={send}
      >
        <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
        <PasswordField label={text('portal.door.password')} value={password} onChange={setPassword} />
      </DoorForm>
      <Link className="door__forgot" to={searchOf('forgot')}>
        {text('portal.door.forgot')}
      </Link>
      {hasThirdParty && <ThirdParty />}
      <div className="door__new">
        <p>{text('portal.door.noAccount')}</p>
        <Link className="button button--secondary" to={searchOf('register')}>
          {text('portal.door.create')}
        </Link>
      </div>
    </>
  )
}

function ThirdParty() {
  const text = useTexts()
  return (
    <>
      <p className="door__or">{text('portal.door.or')}</p>
      <a className="button button--secondary" href="/api/guardians/oidc">
        {text('portal.door.thirdParty')}
      </a>
    </>
  )
}
