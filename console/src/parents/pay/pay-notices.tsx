import { Suspense, useEffect, useRef } from 'react'
import { Link } from '../navigation.tsx'
import type { WizardStudent, FamilyDocument } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { pageChunk } from '../page-chunk.tsx'
import { usePanel } from '../documents/documents-sheet.tsx'
import '../documents/documents-entry.css'

/** For the few whose enrolment is paid in parts. */
const splitNotice = pageChunk(() => import('./split-notice.tsx').then((m) => m.SplitNotice))

/** The ids of what the payment waits for. */
export const orderNotice = 'pay-order'
export const missingDocuments = 'pay-documents'

interface OrderNoticeProps {
  student: WizardStudent
  /** Somebody else is paying. */
  isByLink: boolean
}

/** An order that waits for something: for what, and where to see it. One that begins to wait here takes the focus. */
export function OrderNotice({ student, isByLink }: OrderNoticeProps) {
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
  const told = status === 'paying' && isByLink ? 'paying-link' : status
  // Its parts are paid elsewhere, and seen below.
  const link = status !== 'split' && (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token ?? ''}`}>
      {t('pay.seePayment')}
    </Link>
  )
  return (
    <div ref={notice} id={orderNotice} tabIndex={-1}>
      <Alert kind="info" title={t(`pay.order-${told}`)} actions={link}>
        <p>{t(`pay.order-${told}-body`)}</p>
        {status === 'split' && (
          <Suspense fallback={null}>
            <splitNotice.Page student={student.code} />
          </Suspense>
        )}
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
