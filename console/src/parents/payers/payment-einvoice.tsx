import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { PaymentEinvoice as PaymentEinvoiceAnswer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './payment-einvoice.css'

type PaymentCreditNote = PaymentEinvoiceAnswer['creditNotes'][number]

const askAgainMs = 5000

/** The electronic invoice of a payment: how it stands, and where it can be read. Nothing where there is none. */
export function PaymentEinvoice({ token }: { token: string }) {
  const t = useTranslate()
  const path = `/api/payments/${encodeURIComponent(token)}/einvoice`
  const einvoice = useEinvoice(path)
  if (einvoice === null || einvoice.status === 'none') return null
  const { status, number, reason, hasPdf, checkUrl, creditNotes } = einvoice
  return (
    <div className="payment-einvoice" aria-live="polite">
      <p>
        <strong>{number === null ? t('einvoice.title') : t('einvoice.numbered', { number })}</strong>{' '}
        {t(`einvoice.status.${status}`)}
      </p>
      {reason !== null && <p>{t('einvoice.reason', { reason })}</p>}
      {hasPdf && (
        <p className="payment-einvoice__links">
          <a href={`${path}.pdf`} target="_blank" rel="noreferrer">
            {t('einvoice.pdf')}
          </a>
          {checkUrl !== null && (
            <a href={checkUrl} target="_blank" rel="noreferrer">
              {t('einvoice.check')}
            </a>
          )}
        </p>
      )}
      {creditNotes.map((note) => (
        <CreditNote key={note.id} note={note} token={token} />
      ))}
    </div>
  )
}

/** What was credited of it since, for money that went back. */
function CreditNote({ note, token }: { readonly note: PaymentCreditNote; readonly token: string }) {
  const t = useTranslate()
  const { id, status, number, total, hasPdf, checkUrl } = note
  const path = `/api/payments/${encodeURIComponent(token)}/credit-notes/${id}.pdf`
  const named =
    number === null ? t('einvoice.creditNote.title') : t('einvoice.creditNote.numbered', { number })
  return (
    <>
      <p>
        <strong>{named}</strong> {t('einvoice.creditNote.total', { amount: pesos(total) })}{' '}
        {t(`einvoice.creditNote.status.${status}`)}
      </p>
      {hasPdf && (
        <p className="payment-einvoice__links">
          <a href={path} target="_blank" rel="noreferrer">
            {t('einvoice.creditNote.pdf')}
          </a>
          {checkUrl !== null && (
            <a
              href={checkUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`${t('einvoice.check')}: ${named}`}
            >
              {t('einvoice.check')}
            </a>
          )}
        </p>
      )}
    </>
  )
}

function isUnanswered({ status }: Pick<PaymentEinvoiceAnswer | PaymentCreditNote, 'status'>): boolean {
  return status === 'sending' || status === 'waiting'
}

/** Read again while the tax authority's answer is awaited; null until it is known, and where it cannot be. */
function useEinvoice(path: string): PaymentEinvoiceAnswer | null {
  const [einvoice, setEinvoice] = useState<PaymentEinvoiceAnswer | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let isAwaited = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const answer = await hub.get<PaymentEinvoiceAnswer>(path, { signal: leaving.signal }).catch(() => null)
      if (leaving.signal.aborted) return
      if (answer !== null) {
        setEinvoice(answer)
        isAwaited = [answer, ...answer.creditNotes].some(isUnanswered)
      }
      if (isAwaited) timer = setTimeout(() => void read(), askAgainMs)
    }
    void read()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [path])
  return einvoice
}
