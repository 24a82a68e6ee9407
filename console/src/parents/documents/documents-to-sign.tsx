import type { CurrentSeason, FamilyDocuments, FamilyDocument } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { signedCount, actionOf } from './document-rules.ts'
import type { DocumentsState } from './use-documents.ts'
import { isProblem } from '../../api/hub.ts'
import { dayOf, longDate } from '../../dates.ts'
import { seasonTime } from '../../season-time.ts'
import { FaultAlert } from '../transport/fault-alert.tsx'
import { useAsyncAction } from '../transport/use-async-action.ts'
import './documents.css'

interface Props {
  documents: FamilyDocuments
  state: DocumentsState
  season: CurrentSeason
}

/** Each document of the enrollment with how far it is and what can be done with it. */
export function DocumentsToSign({ documents, state, season }: Props) {
  const t = useTranslate()
  const counted = { n: signedCount(documents), total: documents.documents.length }
  return (
    <section aria-labelledby="papers-sign">
      <h3 id="papers-sign" className="papers__heading">
        {t('documents.toSign')}
      </h3>
      <p aria-live="polite">{t('documents.count', counted)}</p>
      {documents.requiredBeforePay && <p className="papers__hint">{t('documents.requiredHint')}</p>}
      {(!documents.fresh || state.problem) && <Stale state={state} />}
      <ul className="papers__list">
        {documents.documents.map((one) => (
          <DocumentLine key={one.document} line={one} onSend={state.send} season={season} />
        ))}
      </ul>
    </section>
  )
}

/** The signing service or the hub was not reached: what is shown is what was known before. */
function Stale({ state }: Pick<Props, 'state'>) {
  const t = useTranslate()
  return (
    <Alert
      kind="warn"
      title={t('documents.stale')}
      actions={
        <Button variant="secondary" onClick={() => void state.read()}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{t('documents.staleBody')}</p>
    </Alert>
  )
}

interface DocumentLineProps {
  line: FamilyDocument
  onSend: DocumentsState['send']
  season: Pick<CurrentSeason, 'school' | 'clock'>
}

/** One document: what it is, how far it is, and the act that follows. */
function DocumentLine({ line, onSend, season }: DocumentLineProps) {
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

function When({ line: { requestedAt, email, status }, season }: Pick<DocumentLineProps, 'line' | 'season'>) {
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

interface ActProps extends Pick<DocumentLineProps, 'line'> {
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

const PATHS: Record<FamilyDocument['status'], string> = {
  none: 'M8 12h8',
  sent: 'M6.5 9l5.5 4 5.5-4M6.5 9v6.5h11V9z',
  viewed: 'M6 12c3.5-5 8.5-5 12 0-3.5 5-8.5 5-12 0zM12 11v2',
  signed: 'M7.5 12.5l3 3 6-7',
  declined: 'M8.5 8.5l7 7M15.5 8.5l-7 7',
  expired: 'M12 7v5l3.5 2',
  recalled: 'M15 8l-4 4 4 4',
}

/** How far a document is, as a drawing beside its words. */
function StatusMark({ status }: Pick<FamilyDocument, 'status'>) {
  return (
    <svg
      className={`status-mark status-mark--${status}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        d={PATHS[status]}
        stroke="var(--card)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
