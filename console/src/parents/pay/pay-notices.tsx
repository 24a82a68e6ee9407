import { useEffect, useRef } from 'react'
import { Link } from '../navigation.tsx'
import type { WizardStudent, FamilyDocument } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { usePanel } from '../documents/documents-sheet.tsx'
import '../documents/documents-entry.css'

/** The ids of what the payment waits for. */
export const orderNotice = 'pay-order'
export const missingDocuments = 'pay-documents'

/** An order that waits for something: for what, and where to see it. One that begins to wait here takes the focus. */
export function OrderNotice({ student }: { student: WizardStudent }) {
  const t = useTranslate()
  const { status, token } = student.order
  const waits = status !== 'none' && status !== 'open'
  const notice = useRef<HTMLDivElement>(null)
  const waited = useRef(waits)
  useEffect(() => {
    if (waits && !waited.current) notice.current?.focus()
    waited.current = waits
  }, [waits])
  if (!waits) return null
  // Its parts are paid elsewhere, and seen below.
  const link = status !== 'split' && (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token ?? ''}`}>
      {t('pay.seePayment')}
    </Link>
  )
  return (
    <div ref={notice} id={orderNotice} tabIndex={-1}>
      <Alert kind="info" title={t(`pay.order-${status}`)} actions={link}>
        <p>{t(`pay.order-${status}-body`)}</p>
      </Alert>
    </div>
  )
}

/** The pay step waits for these documents, and this is the way to them. */
export function DocumentsMissing({ missing }: { missing: readonly FamilyDocument['document'][] }) {
  const t = useTranslate()
  const { show } = usePanel()
  return (
    <div id={missingDocuments} tabIndex={-1}>
      <Alert
        kind="warn"
        title={t('documents.missing')}
        actions={
          <Button variant="secondary" onClick={show}>
            {t('documents.goSign')}
          </Button>
        }
      >
        <ul className="documents-missing">
          {missing.map((document) => (
            <li key={document}>{t(`documents.name.${document}`)}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
