import { Suspense, useRef, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { SaveInvoicePayer } from '../payers/invoice-part.tsx'
import { invoicePart } from '../payers/invoice-part-chunk.ts'
import { PayerDialog, type PayerDialogProps } from './payer-dialog.tsx'
import { invoiceStorage } from './payer-storage.ts'

export interface InvoicedPayerDialogProps extends Omit<
  PayerDialogProps,
  'onConfirm' | 'isComing' | 'children'
> {
  /** Whose payment: a student's code, or a guardian's address. */
  owner: string
  /** With whom the invoice is made out to, where the family has said so. */
  onConfirm: (invoicePayer: string | null) => void
}

/** Who pays, and whom the invoice is made out to where a family wants that. */
export function InvoicedPayerDialog({ owner, onConfirm, ...dialog }: InvoicedPayerDialogProps) {
  const t = useTranslate()
  const { saving, isOpen, isComing, busy, isUnkept, confirm, toggle, onReady } = useInvoicedPayment(
    owner,
    onConfirm,
  )
  return (
    <PayerDialog
      {...dialog}
      problem={isUnkept ? null : dialog.problem}
      busy={dialog.busy || busy}
      isComing={isComing}
      onConfirm={() => void confirm()}
    >
      <Button variant="quiet" aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'invoicePayer.close' : 'invoicePayer.open')}
      </Button>
      {!isOpen && <p className="field__hint">{t('invoicePayer.openHint')}</p>}
      {isOpen && (
        <Suspense fallback={<Skeleton blocks={[48, 48, 48, 48]} />}>
          <invoicePart.Page
            path="/api/payers"
            payer={dialog.payer}
            storage={invoiceStorage}
            owner={owner}
            saving={saving}
            onReady={onReady}
          />
        </Suspense>
      )}
    </PayerDialog>
  )
}

/** Whom the invoice is made out to is kept first, for the payment names it. */
function useInvoicedPayment(owner: string, onConfirm: InvoicedPayerDialogProps['onConfirm']) {
  const saving = useRef<SaveInvoicePayer | null>(null)
  const [isOpen, setIsOpen] = useState(() => invoiceStorage.read(owner) !== null)
  const [isReady, setIsReady] = useState(false)
  const [busy, setBusy] = useState(false)
  // What was refused before is of a payment that was not tried again.
  const [isUnkept, setIsUnkept] = useState(false)
  const confirm = async () => {
    if (!isOpen) return onConfirm(null)
    setBusy(true)
    const saved = await saving.current?.()
    setBusy(false)
    setIsUnkept(!saved)
    if (saved) onConfirm(saved.id)
  }
  const toggle = () => {
    invoiceStorage.forget()
    setIsUnkept(false)
    setIsReady(false)
    setIsOpen(!isOpen)
  }
  const onReady = () => setIsReady(true)
  return { saving, isOpen, isComing: isOpen && !isReady, busy, isUnkept, confirm, toggle, onReady }
}
