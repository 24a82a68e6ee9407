import { hub } from '../../../api/hub.ts'
import type { LinkSent } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
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
