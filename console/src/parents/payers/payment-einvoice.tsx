import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { PaymentEinvoice as PaymentEinvoiceAnswer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './payment-einvoice.css'

type PaymentCreditNote = PaymentEinvoiceAnswer['creditNotes'][number]
type PartEinvoice = PaymentEinvoiceAnswer['parts'][number]

const askAgainMs = 5000

/** Where a payment is read: of its order, of a guardian's own, or of a link. */
export function paymentPath(token: string): string {
  return `/api/payments/${encodeURIComponent(token)}`
}

interface Props {
  /** Of the payment. */
  readonly path: string
}

/** The electronic invoice of a payment, or those of its parts: how each stands, and where it can be read. */
export function PaymentEinvoice({ path }: Props) {
  const einvoice = useEinvoice(`${path}/einvoice`)
  if (einvoice === null || (einvoice.status === 'none' && einvoice.parts.length === 0)) return null
  return (
    <div className="payment-einvoice" aria-live="polite">
      {einvoice.status !== 'none' && <WholeInvoice einvoice={einvoice} path={path} />}
      {einvoice.parts.map((part) => (
        <PartInvoice key={part.id} part={part} path={path} />
      ))}
    </div>
  )
}

function WholeInvoice({ einvoice, path }: Props & { readonly einvoice: PaymentEinvoiceAnswer }) {
  const t = useTranslate()
  const { status, number } = einvoice
  return (
    <>
      <p>
        <strong>{number === null ? t('einvoice.title') : t('einvoice.numbered', { number })}</strong>{' '}
        {status !== 'none' && t(`einvoice.status.${status}`)}
      </p>
      <InvoiceLinks einvoice={einvoice} path={path} pdf={`${path}/einvoice.pdf`} />
    </>
  )
}

/** Of a part that names somebody else it is told that it is there. */
function PartInvoice({ part, path }: Props & { readonly part: PartEinvoice }) {
  const t = useTranslate()
  const { id, place, status, number, withheld } = part
  const isOthers = withheld && status === 'rejected'
  return (
    <>
      <p>
        <strong>
          {number === null
            ? t('einvoice.part.title', { place })
            : t('einvoice.part.numbered', { number, place })}
        </strong>{' '}
        {isOthers ? t('einvoice.part.rejected') : t(`einvoice.status.${status}`)}{' '}
        {withheld && t('einvoice.part.ofPayer')}
      </p>
      <InvoiceLinks einvoice={part} path={path} pdf={`${path}/einvoices/${id}.pdf`} />
    </>
  )
}

interface LinksProps extends Props {
  readonly einvoice: PaymentEinvoiceAnswer | PartEinvoice
  /** Where its document is. */
  readonly pdf: string
}

function InvoiceLinks({ einvoice: { reason, hasPdf, checkUrl, creditNotes }, path, pdf }: LinksProps) {
  const t = useTranslate()
  return (
    <>
      {reason !== null && <p>{t('einvoice.reason', { reason })}</p>}
      {hasPdf && (
        <p className="payment-einvoice__links">
          <a href={pdf} target="_blank" rel="noreferrer">
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
        <CreditNote key={note.id} note={note} path={`${path}/credit-notes/${note.id}.pdf`} />
      ))}
    </>
  )
}

/** What was credited of it since, for money that went back. */
function CreditNote({ note, path }: Props & { readonly note: PaymentCreditNote }) {
  const t = useTranslate()
  const { status, number, total, hasPdf, checkUrl } = note
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

function isUnanswered({
  status,
}: Pick<PaymentEinvoiceAnswer | PartEinvoice | PaymentCreditNote, 'status'>): boolean {
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
        const invoices = [answer, ...answer.parts]
        isAwaited = invoices.some((one) => [one, ...one.creditNotes].some(isUnanswered))
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
