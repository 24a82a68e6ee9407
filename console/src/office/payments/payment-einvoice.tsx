import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { pesos } from '../../money.ts'
import type { ResponseOf } from '../api/call.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'

type PaymentNote = ResponseOf<'GET /api/payments/{token}/einvoice'>['creditNotes'][number]

/** The electronic invoice of a payment: how it stands, why it was rejected, its document, and what was credited of it. */
export function PaymentEinvoice({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/einvoice', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[24]} />
  const { status, number, reason, hasPdf, checkUrl, creditNotes } = answer
  if (status === 'none') return null
  return (
    <dl className="facts">
      <dt>{t('office.einvoices.one')}</dt>
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
            <a
              href={`/api/payments/${encodeURIComponent(token)}/einvoice.pdf`}
              target="_blank"
              rel="noreferrer"
            >
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
        <Note key={note.id} note={note} token={token} />
      ))}
    </dl>
  )
}

function Note({ note, token }: { readonly note: PaymentNote; readonly token: string }) {
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
            <a
              href={`/api/payments/${encodeURIComponent(token)}/credit-notes/${id}.pdf`}
              target="_blank"
              rel="noreferrer"
            >
              {t('einvoice.creditNote.pdf')}
            </a>
          </>
        )}
      </dd>
    </>
  )
}
