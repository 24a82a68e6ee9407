import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import type { Session, LinkSent } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm, useSending, useFormSearch } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { PasswordField } from './password-field.tsx'
import { Field } from '../../../components/field.tsx'
import { PrivacyLine } from '../../login/privacy-line.tsx'

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
      agree={<PrivacyLine />}
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
