import { useState } from 'react'
import { Link } from 'react-router'
import { hub } from '../../../api/hub.ts'
import { useTexts } from '../../../i18n.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useFormSearch } from './use-form-search.ts'
import { useSending } from './use-sending.ts'

/** A new password by the link of the mail. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useTexts()
  const searchOf = useFormSearch()
  const [password, setPassword] = useState('')
  const { busy, problem, send } = useSending(
    () => hub.post<undefined>('/api/guardians/password', { token, password }),
    onDone,
  )
  return (
    <AccountForm
      title={text('portal.reset.title')}
      lead={text('portal.reset.lead')}
      submit={text('portal.reset.submit')}
      working={text('portal.reset.working')}
      busy={busy}
      ready={password !== ''}
      problem={problem}
      failure={text('portal.reset.failed')}
      fields={['password']}
      afterRefusal={
        problem?.code === 'LINK_EXPIRED' && (
          <Link className="button button--secondary" to={searchOf('forgot')}>
            {text('portal.reset.askAgain')}
          </Link>
        )
      }
      onSend={send}
    >
      <PasswordField
        label={text('portal.reset.password')}
        isNew
        value={password}
        error={problem?.errors['password']?.[0]}
        onChange={setPassword}
      />
    </AccountForm>
  )
}
