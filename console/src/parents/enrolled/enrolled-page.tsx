import { Link } from '../navigation.tsx'
import type { CurrentSeason, FamilyDocuments, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Consents } from '../documents/consents.tsx'
import { signedCount } from '../documents/document-rules.ts'
import { DocumentsToSign } from '../documents/documents-to-sign.tsx'
import type { DocumentsState } from '../documents/use-documents.ts'
import { EnrolledFrame } from './enrolled-frame.tsx'
import { PaidOrder } from './paid-order.tsx'

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
  const order =
    student.order.token === null ? (
      <p>{t('enrolled.paidElsewhere', { email: season.school.email })}</p>
    ) : (
      <PaidOrder token={student.order.token} season={season} />
    )
  return (
    <EnrolledFrame season={season} student={student} title={title} next={nextOf(t, state)} order={order}>
      {!documents && !problem && <Skeleton blocks={[24, 96, 96, 96]} />}
      {!documents && problem && <RetryPanel onRetry={() => void read()} requestId={problem.requestId} />}
      {documents?.enabled && <DocumentsToSign documents={documents} state={state} season={season} />}
      <CertificatesElsewhere phone={season.school.billingPhone} />
      <Consents student={student} season={season} />
    </EnrolledFrame>
  )
}

/** A student's code asks for no certificate: it says who owes and who paid. Where they are asked for. */
function CertificatesElsewhere({ phone }: { phone: string }) {
  const t = useTranslate()
  return (
    <section className="enrolled__state" aria-labelledby="enrolled-certificates">
      <h2 id="enrolled-certificates">{t('enrolled.certificates')}</h2>
      <p>{t('enrolled.certificatesBody', { phone })}</p>
      <div className="enrolled__acts">
        <Link className="button button--secondary" to="/enrollment/ParentsLogin">
          {t('enrolled.toPortal')}
        </Link>
      </div>
    </section>
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
