import { isProblem } from '../../api/hub.ts'
import type { CurrentSeason, FamilyDocument } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayOf, longDate } from '../../dates.ts'
import { seasonTime } from '../../season-time.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FaultAlert } from '../transport/fault-alert.tsx'
import { useAsyncAction } from '../transport/use-async-action.ts'
import { actionOf } from './document-rules.ts'
import { StatusMark } from './status-mark.tsx'
import type { DocumentsState } from './use-documents.ts'

interface Props {
  line: FamilyDocument
  onSend: DocumentsState['send']
  season: Pick<CurrentSeason, 'school' | 'clock'>
}

/** One document: what it is, how far it is, and the act that follows. */
export function DocumentLine({ line, onSend, season }: Props) {
  const t = useTranslate()
  const sending = useAsyncAction()
  const name = t(`documents.name.${line.document}`)
  return (
    <li className={`paper paper--${line.status}`}>
      <h4 className="paper__name">{name}</h4>
      <p className="paper__what">{t(`documents.what.${line.document}`)}</p>
      <p className="paper__status" aria-live="polite">
        <StatusMark status={line.status} />
        <span>{t(`documents.status.${line.status}`)}</span>
      </p>
      <When line={line} season={season} />
      <Act
        line={line}
        name={name}
        busy={sending.busy}
        onSend={() => sending.run(() => onSend(line.document))}
      />
      {sending.fault !== null && <SendFault fault={sending.fault} phone={season.school.phone} />}
    </li>
  )
}

function When({ line: { requestedAt, email, status }, season }: Pick<Props, 'line' | 'season'>) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (requestedAt === null || status === 'signed') return null
  const date = longDate(dayOf(seasonTime(season.clock)(requestedAt)), locale)
  return (
    <p className="papers__hint">
      {t(email === null ? 'documents.sentOn' : 'documents.sentTo', { date, email: email ?? '' })}
    </p>
  )
}

interface ActProps extends Pick<Props, 'line'> {
  name: string
  busy: boolean
  onSend: () => void
}

function Act({ line, name, busy, onSend }: ActProps) {
  const t = useTranslate()
  const act = actionOf(line)
  if (act === 'nothing') return null
  if (act === 'await-mail') return <p className="papers__hint">{t('documents.byMail')}</p>
  if (act === 'sign')
    return (
      <a className="button button--primary" href={line.url ?? ''} target="_blank" rel="noopener noreferrer">
        <span>
          {t('documents.sign')} <span className="unseen">{name}</span>
          <small className="paper__elsewhere">{t('documents.elsewhere')}</small>
        </span>
      </a>
    )
  return (
    <Button variant={act === 'send' ? 'primary' : 'secondary'} busy={busy} onClick={onSend}>
      {t(`documents.${act}`)} <span className="unseen">{name}</span>
    </Button>
  )
}

/** The school knows no address of the guardian who pays: nothing the family can mend in this form. */
function SendFault({ fault, phone }: { fault: unknown; phone: string }) {
  const t = useTranslate()
  if (!isProblem(fault, 'BAD_INPUT')) return <FaultAlert fault={fault} phone={phone} />
  return (
    <Alert kind="error" title={t('documents.noAddress')}>
      <p>{t('documents.noAddressBody', { phone })}</p>
    </Alert>
  )
}
