import type { LoginResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import closed from './outcomes/closed.svg'
import complete from './outcomes/complete.svg'
import maintenance from './outcomes/maintenance.svg'
import waiting from './outcomes/waiting.svg'

const PICTURES: Partial<Record<LoginResult['outcome'], string>> = { closed, complete, maintenance }

interface Props {
  result: LoginResult
  onOpen: () => void
  onClose: () => void
}

/** Why the wizard does not open for this student, in the hub's words, with where to go instead. */
export function OutcomeDialog({ result, onOpen, onClose }: Props) {
  const t = useTranslate()
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('login.understood')}
      </Button>
      {result.csrfToken !== null && <Button onClick={onOpen}>{t('login.seeEnrollment')}</Button>}
      {result.links.map((link) => (
        <a key={link.href} className="button button--primary" href={link.href}>
          {link.label}
        </a>
      ))}
    </>
  )
  return (
    <Dialog
      className={`outcome outcome--${result.outcome}`}
      title={result.title}
      onClose={onClose}
      actions={actions}
    >
      <img
        className="outcome__picture"
        src={PICTURES[result.outcome] ?? waiting}
        width="320"
        height="120"
        alt=""
      />
      <p className="outcome__body">{result.body}</p>
    </Dialog>
  )
}
