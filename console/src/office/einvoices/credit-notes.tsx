import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { type CreditNote, type Einvoice, einvoiceColours } from './einvoice.ts'
import { IssueNoteAgain } from './issue-again.tsx'
import './credit-notes.css'

/** What of an invoice was credited, and how each credit note stands. */
export function CreditNotes({ creditNotes, token }: Pick<Einvoice, 'creditNotes' | 'token'>) {
  const t = useTranslate()
  return (
    <ul className="credit-notes">
      {creditNotes.map((note) => (
        <li key={note.id}>
          <NoteName note={note} token={token} />
          <span>{`${pesos(note.total)} · ${t(`office.einvoices.credits.${note.credits}`)}`}</span>
          <Tag color={einvoiceColours[note.status]}>{t(`office.einvoices.note.${note.status}`)}</Tag>
          {note.reason !== null && <span>{note.reason}</span>}
          <IssueNoteAgain {...note} />
        </li>
      ))}
    </ul>
  )
}

function NoteName({ note, token }: { readonly note: CreditNote; readonly token: string | null }) {
  const { id, number, reference, hasPdf } = note
  const name = number ?? reference
  if (!hasPdf || token === null) return <span>{name}</span>
  return (
    <a
      href={`/api/payments/${encodeURIComponent(token)}/credit-notes/${id}.pdf`}
      target="_blank"
      rel="noreferrer"
    >
      {name}
    </a>
  )
}
