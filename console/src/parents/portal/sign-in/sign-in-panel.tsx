import { useState } from 'react'
import { Link, navigate, useSearchParams } from '../../navigation.tsx'
import type { GuardianSignInWays, Session } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import { hub } from '../../../api/hub.ts'
import { Button } from '../../../components/button.tsx'
import { useFocusOnMount } from '../../use-focus-on-mount.ts'
import { SignInForm } from './sign-in-form'
import { useFormSearch, AccountForm, useSending } from './account-form.tsx'
import type { Arrival } from './use-arrival.ts'
import { PasswordField } from './password-field.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { ForgotForm } from './password-forms.tsx'
import { NewPasswordForm } from './password-forms.tsx'
import { RegisterForm } from './register-form.tsx'

interface Props {
  arrival: Arrival
  ways: GuardianSignInWays
  email: string
  onEmail: (email: string) => void
  onSignedIn: () => void
}

/** The form that the address asks for. */
export function SignInPanel({ arrival, ways, email, onEmail, onSignedIn }: Props) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const [isPasswordSaved, setIsPasswordSaved] = useState(false)
  const wanted = search.get('form')
  const forget = () => navigate('?', { replace: true })
  const mailbox = ways.demo?.mailbox ?? null

  if (wanted === 'register' || wanted === 'forgot')
    return <ByMail key={wanted} what={wanted} email={email} mailbox={mailbox} onEmail={onEmail} />
  if (arrival.verify !== null)
    return (
      <VerifyForm
        token={arrival.verify}
        onSignedIn={() => {
          forget()
          onSignedIn()
        }}
      />
    )
  if (arrival.reset !== null)
    return (
      <NewPasswordForm
        token={arrival.reset}
        onDone={() => {
          forget()
          setIsPasswordSaved(true)
        }}
      />
    )
  return (
    <>
      {isPasswordSaved && (
        <Alert kind="success" title={t('portal.reset.done')}>
          <p>{t('portal.reset.doneBody')}</p>
        </Alert>
      )}
      <SignInForm
        email={email}
        onEmail={onEmail}
        hasThirdParty={ways.oidc}
        mailbox={mailbox}
        onSignedIn={onSignedIn}
      />
    </>
  )
}

interface ByMailProps {
  what: 'register' | 'forgot'
  email: string
  mailbox: string | null
  onEmail: (email: string) => void
}

/** What ends with a link by mail: a new account or a new password. */
function ByMail({ what, email, mailbox, onEmail }: ByMailProps) {
  const t = useTranslate()
  const searchOf = useFormSearch()
  const [minutes, setMinutes] = useState<number | null>(null)
  const Form = what === 'register' ? RegisterForm : ForgotForm
  return (
    <>
      {minutes === null ? (
        <Form email={email} onEmail={onEmail} onSent={(sent) => setMinutes(sent.minutes)} />
      ) : (
        <CheckMail
          what={what}
          email={email}
          minutes={minutes}
          mailbox={mailbox}
          onAgain={() => setMinutes(null)}
        />
      )}
      <Link className="portal-sign-in__back" to={searchOf(null)}>
        {t('portal.signIn.back')}
      </Link>
    </>
  )
}

/** The link of the mail, with the password of the registration: the link alone opens nothing. */
function VerifyForm({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const t = useTranslate()
  const searchOf = useFormSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<Session>('/api/guardians/verify', { token, password }),
    onSignedIn,
  )
  return (
    <AccountForm
      title={t('portal.verify.title')}
      lead={t('portal.verify.lead')}
      submit={t('portal.verify.submit')}
      working={t('portal.verify.working')}
      busy={busy}
      ready={password !== ''}
      problem={problem}
      failure={t('portal.failure.register')}
      fields={[]}
      afterRefusal={
        <Link className="button button--secondary" to={searchOf('forgot')}>
          {t('portal.signIn.forgot')}
        </Link>
      }
      onSend={send}
    >
      <PasswordField label={t('portal.signIn.password')} value={password} onChange={setPassword} />
    </AccountForm>
  )
}

interface CheckMailProps {
  what: 'register' | 'forgot'
  email: string
  minutes: number
  mailbox: string | null
  onAgain: () => void
}

/** 'Revise su correo': a link is on its way. */
function CheckMail({ what, email, minutes, mailbox, onAgain }: CheckMailProps) {
  const t = useTranslate()
  const title = useFocusOnMount<HTMLHeadingElement>(true)
  return (
    <section className="account-form">
      <h2 ref={title} className="account-form__title" tabIndex={-1}>
        {t('portal.sent.title')}
      </h2>
      <p>{t(`portal.sent.${what}`, { email: email.trim(), minutes })}</p>
      <p className="portal-sign-in__note">{t('portal.sent.late')}</p>
      {mailbox && <p className="portal-sign-in__note">{t('portal.demo.mailboxHint')}</p>}
      <MailboxLink mailbox={mailbox} />
      <Button variant="quiet" onClick={onAgain}>
        {t('portal.sent.another')}
      </Button>
    </section>
  )
}
