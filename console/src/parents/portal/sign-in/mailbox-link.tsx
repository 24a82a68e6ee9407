import { useTexts } from '../../../i18n.ts'

/** Sandbox only: where the mail of the demonstration is read. */
export function MailboxLink({ mailbox }: { mailbox: string | null }) {
  const text = useTexts()
  if (mailbox === null) return null
  return (
    <a className="button button--secondary" href={mailbox} target="_blank" rel="noreferrer">
      {text('portal.demo.mailbox')}
    </a>
  )
}
