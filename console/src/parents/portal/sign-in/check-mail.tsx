import { useTexts } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { useFocusOnArrival } from '../../use-focus-on-arrival.ts'
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
  const text = useTexts()
  const title = useFocusOnArrival<HTMLHeadingElement>(true)
  return (
    <section className="account-form">
      <h2 ref={title} className="account-form__title" tabIndex={-1}>
        {text('portal.sent.title')}
      </h2>
      <p>{text(`portal.sent.${what}`, { email: email.trim(), minutes })}</p>
      <p className="portal-sign-in__note">{text('portal.sent.late')}</p>
      {mailbox && <p className="portal-sign-in__note">{text('portal.demo.mailboxHint')}</p>}
      <MailboxLink mailbox={mailbox} />
      <Button look="quiet" onClick={onAgain}>
        {text('portal.sent.another')}
      </Button>
    </section>
  )
}
