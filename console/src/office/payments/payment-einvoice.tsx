import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { pesos } from '../../money.ts'
import type { ResponseOf } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'

type Answer = ResponseOf<'GET /api/payments/{token}/einvoice'>
type Invoice = Pick<Answer, 'number' | 'reason' | 'hasPdf' | 'checkUrl' | 'creditNotes'> & {
  readonly status: Exclude<Answer['status'], 'none'>
}
type PaymentNote = Answer['creditNotes'][number]

/** The electronic invoice of a payment, or those of its parts: how each stands, its document, and what was credited of it. */
export function PaymentEinvoice({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/einvoice', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[24]} />
  const { status, parts } = answer
  const path = `/api/payments/${encodeURIComponent(token)}`
  return (
    <>
      {status !== 'none' && (
        <InvoiceFacts invoice={{ ...answer, status }} path={path} pdf={`${path}/einvoice.pdf`} />
      )}
      {parts.map((part) => (
        <InvoiceFacts
          key={part.id}
          invoice={part}
          path={path}
          pdf={`${path}/einvoices/${part.id}.pdf`}
          name={t('office.einvoices.part', { place: part.place })}
        />
      ))}
    </>
  )
}

interface InvoiceProps {
  readonly invoice: Invoice
  /** Of the payment. */
  readonly path: string
  /** Where its document is. */
  readonly pdf: string
  /** Of the part; else it is of the whole. */
  readonly name?: string
}

function InvoiceFacts({ invoice, path, pdf, name }: InvoiceProps) {
  const t = useTranslate()
  const { status, number, reason, hasPdf, checkUrl, creditNotes } = invoice
  return (
    <dl className="facts">
      <dt>{name ?? t('office.einvoices.one')}</dt>
      <dd>{[number, t(`office.einvoices.status.${status}`)].filter(Boolean).join(' · ')}</dd>
      {reason !== null && (
        <>
          <dt>{t('office.einvoices.reason')}</dt>
          <dd>{reason}</dd>
        </>
      )}
      {hasPdf && (
        <>
          <dt>{t('office.einvoices.document')}</dt>
          <dd>
            <a href={pdf} target="_blank" rel="noreferrer">
              {t('einvoice.pdf')}
            </a>
            {checkUrl !== null && (
              <>
                {' · '}
                <a href={checkUrl} target="_blank" rel="noreferrer">
                  {t('einvoice.check')}
                </a>
              </>
            )}
          </dd>
        </>
      )}
      {creditNotes.map((note) => (
        <Note key={note.id} note={note} path={path} />
      ))}
    </dl>
  )
}

function Note({ note, path }: { readonly note: PaymentNote; readonly path: string }) {
  const t = useTranslate()
  const { id, number, status, total, hasPdf } = note
  const said = [number, pesos(total), t(`office.einvoices.note.${status}`)].filter(Boolean).join(' · ')
  return (
    <>
      <dt>{t('office.einvoices.noteOne')}</dt>
      <dd>
        {said}
        {hasPdf && (
          <>
            {' · '}
            <a href={`${path}/credit-notes/${id}.pdf`} target="_blank" rel="noreferrer">
              {t('einvoice.creditNote.pdf')}
            </a>
          </>
        )}
      </dd>
    </>
  )
}
