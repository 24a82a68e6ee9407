import { useTranslate } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { useFocusOnMount } from '../../use-focus-on-mount.ts'
import { MailboxLink } from './mailbox-link.tsx'

interface Props {
  what: 'register' | 'forgot'
  email: string
  minutes: number
  mailbox: string | null
  onAgain: () => void
}

/** 'Revise su correo': a link is on its way. */
export function CheckMail({ what, email, minutes, mailbox, onAgain }: Props) {
  const t = useTranslate()
  const title = useFocusOnMount<HTMLHeadingElement>(true)
  return (
    <section className="account-form">
      <h2 ref={title} className="account-form__title" tabIndex={-1}>
        {t('portal.sent.title')}
      </h2>
      <p>{t(`portal.sent.${what}`, { email: email.trim(), minutes })}</p>
      <p className="portal-sign-in__note">{t('portal.sent.late')}</p>
      {mailbox && <p className="portal-sign-in__note">{t('portal.demo.mailboxHint')}</p>}
      <MailboxLink mailbox={mailbox} />
      <Button variant="quiet" onClick={onAgain}>
        {t('portal.sent.another')}
      </Button>
    </section>
  )
}
