import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import { useTranslate } from '../../../i18n.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useFormSearch } from './use-form-search.ts'
import { useSending } from './use-sending.ts'

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
