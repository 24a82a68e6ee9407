import { Link } from '../navigation.tsx'
import type { CurrentSeason, FamilyDocuments, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePayment } from '../checkout/use-payment.ts'
import { Consents } from '../documents/consents.tsx'
import { signedCount } from '../documents/document-rules.ts'
import { DocumentsToSign } from '../documents/documents-to-sign.tsx'
import type { DocumentsState } from '../documents/use-documents.ts'
import { StudentFacts } from '../wizard/student-card.tsx'
import { WizardHeader } from '../wizard/wizard-header.tsx'
import './enrolled.css'

export interface Props {
  season: CurrentSeason
  student: WizardStudent
  documents: DocumentsState
}

/** An enrollment that is paid: its receipt, what is still to be signed, and what the family agreed to. */
export function EnrolledPage({ season, student, documents: state }: Props) {
  const t = useTranslate()
  const { documents, problem, read } = state
  const title = t(documents && unsignedCount(documents) === 0 ? 'enrolled.title' : 'enrolled.paidTitle')
  return (
    <div className="wizard">
      <title>{title}</title>
      <WizardHeader season={season} />
      <main className="wizard__main enrolled">
        <section className="enrolled__state" aria-labelledby="enrolled-title">
          <h2 id="enrolled-title" className="step__title">
            {title}
          </h2>
          <StudentFacts student={student} />
          <p className="enrolled__next">{nextOf(t, state)}</p>
          {student.order.token === null ? (
            <p>{t('enrolled.paidElsewhere', { email: season.school.email })}</p>
          ) : (
            <Paid token={student.order.token} season={season} />
          )}
        </section>
        {!documents && !problem && <Skeleton blocks={[24, 96, 96, 96]} />}
        {!documents && problem && <RetryPanel onRetry={() => void read()} requestId={problem.requestId} />}
        {documents?.enabled && <DocumentsToSign documents={documents} state={state} season={season} />}
        <Consents student={student} season={season} />
      </main>
    </div>
  )
}

/** How many documents wait for a signature. */
function unsignedCount(documents: FamilyDocuments): number {
  return documents.enabled ? documents.documents.length - signedCount(documents) : 0
}

/** What is left to do: the documents, where they are signed online. */
function nextOf(t: ReturnType<typeof useTranslate>, { documents }: DocumentsState): string {
  if (!documents) return t('enrolled.paid')
  const total = documents.documents.length
  const n = unsignedCount(documents)
  return n === 0 ? t('enrolled.nothingLeft') : t('enrolled.missing', { n, total })
}

function Paid({ token, season }: { token: string; season: CurrentSeason }) {
  const t = useTranslate()
  const { result } = usePayment(token, season.heartbeat)
  const receipt = result?.data?.receiptToken ?? null
  return (
    <div className="enrolled__acts">
      {receipt === null ? (
        <p>{t('checkout.receiptSoon')}</p>
      ) : (
        <Link className="button button--primary" to={`/enrollment/resume/${receipt}`}>
          {t('checkout.seeReceipt')}
        </Link>
      )}
      <Link className="button button--secondary" to={`/enrollment/finances/order?token=${token}`}>
        {t('receipt.order')}
      </Link>
    </div>
  )
}
