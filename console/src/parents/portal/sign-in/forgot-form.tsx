import { hub } from '../../../api/hub.ts'
import type { LinkSent } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  email: string
  onEmail: (email: string) => void
  onSent: (sent: LinkSent) => void
}

/** Asks for a link to a new password; the answer is the same for every address. */
export function ForgotForm({ email, onEmail, onSent }: Props) {
  const text = useTexts()
  const { busy, problem, send } = useSending(
    () => hub.post<LinkSent>('/api/guardians/reset', { email }),
    onSent,
  )
  return (
    <AccountForm
      title={text('portal.forgot.title')}
      lead={text('portal.forgot.lead')}
      submit={text('portal.forgot.submit')}
      working={text('portal.forgot.working')}
      busy={busy}
      ready={email.trim() !== ''}
      problem={problem}
      failure={text('portal.failure.signIn')}
      fields={['email']}
      onSend={send}
    >
      <EmailField value={email} error={problem?.errors['email']?.[0]} onChange={onEmail} />
    </AccountForm>
  )
}
