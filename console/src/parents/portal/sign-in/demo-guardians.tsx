import type { GuardianSignInWays } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { MailboxLink } from './mailbox-link.tsx'
import '../../login/demo-students.css'

interface Props {
  demo: NonNullable<GuardianSignInWays['demo']>
  chosen: string
  onChoose: (email: string) => void
}

/** Sandbox only: the addresses that accounting knows, each with what it shows, and where their mail is read. */
export function DemoGuardians({ demo, chosen, onChoose }: Props) {
  const t = useTranslate()
  return (
    <details className="demo portal-sign-in__demo" open>
      <summary className="demo__title">{t('portal.demo.title')}</summary>
      <p className="demo__hint">{t('portal.demo.hint')}</p>
      <ul className="demo__list">
        {demo.guardians.map(({ email, situation }) => (
          <li key={email}>
            <button
              type="button"
              className="demo__student portal-sign-in__address"
              aria-pressed={email === chosen}
              onClick={() => onChoose(email)}
            >
              <span className="demo__situation">{situation}</span>
              <span className="portal-sign-in__email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="portal-sign-in__mailbox">
        <p className="portal-sign-in__note">{t('portal.demo.mailboxHint')}</p>
        <MailboxLink mailbox={demo.mailbox} />
      </div>
    </details>
  )
}
