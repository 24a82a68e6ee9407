import type { GuardianSignInWays } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { MailboxLink } from './mailbox-link.tsx'
import '../../login/demo-students.css'

interface Props {
  demo: NonNullable<GuardianSignInWays['demo']>
  chosen: string
  onChoose: (email: string) => void
}

/** Sandbox only: the addresses that accounting knows, each with what it shows, and where their mail is read. */
export function DemoGuardians({ demo, chosen, onChoose }: Props) {
  const text = useTexts()
  return (
    <details className="demo door__demo" open>
      <summary className="demo__title">{text('portal.demo.title')}</summary>
      <p className="demo__hint">{text('portal.demo.hint')}</p>
      <ul className="demo__list">
        {demo.guardians.map(({ email, situation }) => (
          <li key={email}>
            <button
              type="button"
              className="demo__student door__address"
              aria-pressed={email === chosen}
              onClick={() => onChoose(email)}
            >
              <span className="demo__situation">{situation}</span>
              <span className="door__email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="door__mailbox">
        <p className="door__note">{text('portal.demo.mailboxHint')}</p>
        <MailboxLink mailbox={demo.mailbox} />
      </div>
    </details>
  )
}
