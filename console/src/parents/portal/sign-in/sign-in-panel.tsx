import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { GuardianSignInWays } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import { CheckMail } from './check-mail.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useFormSearch } from './use-form-search.ts'
import type { Arrival } from './use-arrival.ts'
import { VerifyForm } from './verify-form.tsx'

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
  const navigate = useNavigate()
  const [isPasswordSaved, setIsPasswordSaved] = useState(false)
  const wanted = search.get('form')
  const forget = () => void navigate({ search: '' }, { replace: true })
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
