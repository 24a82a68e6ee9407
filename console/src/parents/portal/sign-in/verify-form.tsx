import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import type { Session } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useFormSearch } from './use-form-search.ts'
import { useSending } from './use-sending.ts'

/** The link of the mail, with the password of the registration: the link alone opens nothing. */
export function VerifyForm({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
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
