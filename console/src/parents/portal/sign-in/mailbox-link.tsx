import { useTranslate } from '../../../i18n.ts'

/** Sandbox only: where the mail of the demonstration is read. */
export function MailboxLink({ mailbox }: { mailbox: string | null }) {
  const t = useTranslate()
  if (mailbox === null) return null
  return (
    <a className="button button--secondary" href={mailbox} target="_blank" rel="noreferrer">
      {t('portal.demo.mailbox')}
    </a>
  )
}
